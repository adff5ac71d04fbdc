E<>([0.marker])
