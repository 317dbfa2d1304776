import { benchDemo } from './bench/bench-demo.ts'
import { measureTaps } from './bench/taps.ts'

/**
 * Measures how long a visitor with a slow phone and a slow network waits for what a tap shows. Prints
 * medians; fails if one exceeds its limit.
 */
await benchDemo(measureTaps)
