#ifdef NO_LIMIT
#error there is no limit
#endif
#ifndef ORDERS
#define ORDERS 2
#endif
