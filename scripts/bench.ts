import { spawnSync } from 'node:child_process'
import { measureCached } from './bench/cached.ts'
import { measureEnquiries } from './bench/enquiries.ts'
import { measureFloods } from './bench/floods.ts'
import { measureMemory } from './bench/memory.ts'
import { withDemo, withListings } from './bench/site.ts'
import { growth, measureSize } from './bench/sizes.ts'
import { measureStarts } from './bench/start.ts'
import { measureUncached } from './bench/uncached.ts'
import { asTable, isOver, type Line } from './figures/line.ts'

/**
 * Measures the resources of the built site on SQLite over HTTP, in processor time of the server's
 * processes, which depends less on other load than wall-clock time. Prints a table, and fails if a
 * line exceeds its limit. Linux only; installs nginx if it is missing.
 */
const built = spawnSync(process.execPath, ['scripts/build.ts', '--when-stale'], {
  stdio: 'inherit',
})
if (built.status !== 0) process.exit(1)

const parts: Record<string, () => Promise<Line[]>> = {
  cached: () => withDemo(measureCached),
  uncached: () => withDemo(measureUncached),
  enquiries: () => withDemo(measureEnquiries),
  memory: () => withDemo(measureMemory),
  floods: () => withDemo(measureFloods),
  start: measureStarts,
  sizes: measureSizes,
}

async function measureSizes(): Promise<Line[]> {
  const bySize: Line[][] = []
  for (const count of [1000, 10_000, 100_000]) {
    bySize.push(await withListings(count, (site) => measureSize(site, count)))
  }
  return [...bySize.flat(), ...growth(bySize[0] ?? [], bySize[2] ?? [])]
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
const lines: Line[] = []
for (const [name, measure] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.error(`Measuring: ${name}`)
  lines.push(...(await measure()))
}
console.log(asTable(lines))
process.exitCode = lines.some(isOver) ? 1 : 0
