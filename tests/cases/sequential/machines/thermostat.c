// A thermostat with hysteresis switches only outside of its band, so never twice in a row without the temperature crossing it.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern signed char __VERIFIER_nondet_schar(void);
extern void __VERIFIER_assume(int);

int main(void)
{
    int heating = 0, temperature = 20;
    for (int step = 0; step < 6; step++) {
        int change = __VERIFIER_nondet_schar();
        __VERIFIER_assume(change >= -2 && change <= 2);
        temperature += change;
        int before = heating;
#ifdef BUG
        if (temperature < 19)
            heating = 1;
        else
            heating = 0;
#else
        if (temperature < 18)
            heating = 1;
        else if (temperature > 21)
            heating = 0;
#endif
        if (before && !heating)
            assert(temperature > 21); //~ ERROR: [assert]
        assert(temperature >= 8 && temperature <= 32);
    }
    return 0;
}
