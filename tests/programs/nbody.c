// Planets under gravity for some hundred steps: doubles, square roots, an energy that must stay.
#include <math.h>
#include <stdio.h>

enum { BODIES = 4, DIMENSIONS = 3 };

static struct body {
    double at[DIMENSIONS], velocity[DIMENSIONS], mass;
} bodies[BODIES] = {
    {{0, 0, 0}, {0, 0, 0}, 1000},
    {{10, 0, 0}, {0, 10, 0}, 1},
    {{0, 20, 1}, {-7, 0, 0.5}, 2.5},
    {{-15, -15, -2}, {4.5, -5, 0}, 0.25},
};

static double energy(void)
{
    double e = 0;
    for (int i = 0; i < BODIES; i++) {
        const struct body *b = &bodies[i];
        for (int d = 0; d < DIMENSIONS; d++)
            e += 0.5 * b->mass * b->velocity[d] * b->velocity[d];
        for (int j = i + 1; j < BODIES; j++) {
            double square = 0;
            for (int d = 0; d < DIMENSIONS; d++)
                square += (b->at[d] - bodies[j].at[d]) * (b->at[d] - bodies[j].at[d]);
            e -= b->mass * bodies[j].mass / sqrt(square);
        }
    }
    return e;
}

static void step(double dt)
{
    for (int i = 0; i < BODIES; i++) {
        for (int j = i + 1; j < BODIES; j++) {
            double difference[DIMENSIONS], square = 0;
            for (int d = 0; d < DIMENSIONS; d++) {
                difference[d] = bodies[i].at[d] - bodies[j].at[d];
                square += difference[d] * difference[d];
            }
            double strength = dt / (square * sqrt(square));
            for (int d = 0; d < DIMENSIONS; d++) {
                bodies[i].velocity[d] -= difference[d] * bodies[j].mass * strength;
                bodies[j].velocity[d] += difference[d] * bodies[i].mass * strength;
            }
        }
    }
    for (int i = 0; i < BODIES; i++)
        for (int d = 0; d < DIMENSIONS; d++)
            bodies[i].at[d] += dt * bodies[i].velocity[d];
}

int main(void)
{
    printf("%.9f\n", energy());
    for (int i = 1; i <= 300; i++) {
        step(0.001);
        if (i % 100 == 0)
            printf("%.9f %.6f %.6f\n", energy(), bodies[1].at[0], bodies[3].at[1]);
    }
    return 0;
}
