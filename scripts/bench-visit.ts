import { benchBuilt } from './bench/bench-built.ts'
import { measureFirstVisits } from './bench/first-visits.ts'
import { withDemo } from './bench/site.ts'

/**
 * Compares first visits with and without the service worker: ten of each, alternating, of the home
 * page, a list and a listing. Prints medians and their ratio; fails if the ratio exceeds its limit,
 * or if visits with the worker load more before hydration.
 */
await benchBuilt(() => withDemo(measureFirstVisits))
