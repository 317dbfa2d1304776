import { benchBuilt } from './bench/bench-built.ts'
import { withDemo } from './bench/site.ts'
import { measureTaps } from './bench/taps.ts'

/**
 * Measures how long a visitor with a slow phone and a slow network waits for what a tap shows. Prints
 * medians; fails if one exceeds its limit.
 */
await benchBuilt(() => withDemo(measureTaps))
