E<>(@0.main.%b;ui8 == 1;ui8)
