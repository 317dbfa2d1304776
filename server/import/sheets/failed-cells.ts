import type { Place } from './place.ts'
import { type Refusal, refusalOf } from './refusal.ts'

const failed = /^#(DIV\/0!|N\/A|NAME\?|NULL!|NUM!|REF!|VALUE!|SPILL!|CALC!|NOT CALCULATED!)$/

/** Reports cells that contain only a formula's error. */
export function refuseFailed(
  value: Record<string, unknown>,
  say: (field: string, message: string) => void,
) {
  for (const [field, cell] of Object.entries(value)) {
    const lines = Array.isArray(cell) ? cell : [cell]
    if (lines.some((each) => typeof each === 'string' && failed.test(each.trim()))) {
      say(field, 'Its formula came to nothing. Write what is meant, or mend the formula and save.')
    }
  }
}

/** Reports a cell that has no heading, as of a price with an unquoted comma. */
export function refuseBeyond(place: Place, report: (refusal: Refusal) => void) {
  if (!place.beyond) return
  const value = { beyond: place.beyond }
  report(refusalOf({ ...place, value, headings: {} }, 'beyond', beyondHeadings))
}

/** The message without the cell. */
export const beyondHeadings = 'It stands beyond the last heading.'
