// What a robot can do.
int sense(void);
void move(int by);
