import { askedParts } from './bench/asked-parts.ts'
import { benchBuilt } from './bench/bench-built.ts'
import { measureAnswers } from './bench/office-answers.ts'
import { measureQuotes } from './bench/office-quotes.ts'
import { measureScreens } from './bench/office-screens.ts'
import { type Site, withOffice } from './bench/site.ts'
import type { Line } from './figures/line.ts'

/**
 * Measures what staff wait for with 10,000 enquiries, 10,000 packages and 10,000 hotels on SQLite:
 * API answers in wall-clock and processor time, and the built screens in a browser. Prints a table;
 * fails if a line exceeds its limit. Linux only.
 */
const count = 10_000

const parts: Record<string, (site: Site) => Promise<Line[]>> = {
  answers: measureAnswers,
  screens: measureScreens,
  quotes: measureQuotes,
}

const asked = askedParts(parts)

async function measureParts(site: Site): Promise<Line[]> {
  const lines: Line[] = []
  for (const [name, measure] of asked) {
    console.error(`Measuring: ${name}`)
    lines.push(...(await measure(site)))
  }
  return lines
}

await benchBuilt(() => withOffice(count, measureParts))
