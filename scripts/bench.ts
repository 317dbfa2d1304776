import { askedParts } from './bench/asked-parts.ts'
import { benchBuilt } from './bench/bench-built.ts'
import { measureCached } from './bench/cached.ts'
import { measureEnquiries } from './bench/enquiries.ts'
import { measureFloods } from './bench/floods.ts'
import { measureMemory } from './bench/memory.ts'
import { withDemo } from './bench/site.ts'
import { measureSizes } from './bench/sizes.ts'
import { measureStarts } from './bench/start.ts'
import { measureUncached } from './bench/uncached.ts'
import type { Line } from './figures/line.ts'

/**
 * Measures the resources of the built site on SQLite over HTTP, in processor time of the server's
 * processes, which depends less on other load than wall-clock time. Prints a table, and fails if a
 * line exceeds its limit. Linux only; installs nginx if it is missing.
 */
const parts: Record<string, () => Promise<Line[]>> = {
  cached: () => withDemo(measureCached),
  uncached: () => withDemo(measureUncached),
  enquiries: () => withDemo(measureEnquiries),
  memory: () => withDemo(measureMemory),
  floods: () => withDemo(measureFloods),
  start: measureStarts,
  sizes: measureSizes,
}

const asked = askedParts(parts)

async function measureParts(): Promise<Line[]> {
  const lines: Line[] = []
  for (const [name, measure] of asked) {
    console.error(`Measuring: ${name}`)
    lines.push(...(await measure()))
  }
  return lines
}

await benchBuilt(measureParts)
