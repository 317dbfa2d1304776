import { spawnSync } from 'node:child_process'
import { measureFirstVisits } from './bench/first-visits.ts'
import { withDemo } from './bench/site.ts'
import { asTable, isOver } from './figures/line.ts'

/**
 * Compares first visits with and without the service worker: ten of each, alternating, of the home
 * page, a list and a listing. Prints medians and their ratio; fails if the ratio exceeds its limit,
 * or if visits with the worker load more before hydration.
 */
const built = spawnSync(process.execPath, ['scripts/build.ts', '--when-stale'], {
  stdio: 'inherit',
})
if (built.status !== 0) process.exit(1)

const lines = await withDemo(measureFirstVisits)
console.log(asTable(lines))
process.exitCode = lines.some(isOver) ? 1 : 0
