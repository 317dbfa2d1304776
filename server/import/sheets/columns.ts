import { upperFirst, withArticle } from '#catalogue/noun.ts'
import { looseKey } from './loose-key.ts'
import { suggestion } from './nearest.ts'
import { type HeadingPlace, headingRefusal, type Refusal, Refused } from './refusal.ts'
import type { Headings, SheetFields } from './sheet-fields.ts'

/** A column of a sheet. */
export interface Column {
  /** The field's internal name. */
  name: string
  /** The heading as written. */
  heading: string
  list: boolean
}

/** The columns of a sheet. Throws Refused with each unknown heading. */
export function columnsOf(heading: string[], fields: SheetFields, place: HeadingPlace): Column[] {
  const [namesFirst, labelsFirst] = fields.headings
  const byName = readHeading(heading, fields, { known: namesFirst, ...place })
  const byLabel = readHeading(heading, fields, { known: labelsFirst, ...place })
  const { found, refusals } =
    byName.refusals.length > 0 && byLabel.refusals.length === 0 ? byLabel : byName
  if (refusals.length > 0) {
    const names = `The columns: ${fields.shown.join(', ')}.`
    throw new Refused([...refusals, headingRefusal(place, '', names)])
  }
  return found.map((name = '', index) => ({
    name,
    heading: heading[index] ?? '',
    list: fields.lists.has(name),
  }))
}

interface Known extends HeadingPlace {
  known: Headings
}

function readHeading(heading: string[], fields: SheetFields, { known, ...place }: Known) {
  const found = heading.map((title) => known.get(looseKey(title)))
  const refusals = heading.flatMap((title, index): Refusal[] => {
    const message = mistakeOf(title, found[index], fields) ?? twin(found, index)
    return message ? [headingRefusal(place, title || `column ${index + 1}`, message)] : []
  })
  return { found, refusals }
}

function mistakeOf(title: string, name: string | undefined, fields: SheetFields) {
  if (title === '') return 'It has no heading.'
  if (name) return undefined
  const { noun, names } = fields
  return `${upperFirst(withArticle(noun))} has no such field.${suggestion(title, names)} Rename the column or remove it.`
}

function twin(found: (string | undefined)[], index: number) {
  const first = found.indexOf(found[index])
  return first < index ? `It is the same field as column ${first + 1}.` : undefined
}
