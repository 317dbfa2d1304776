import { calendarFields } from '#catalogue/conditions/calendar-entry.ts'
import {
  conditionFields,
  conditionLabels,
  kindWords,
  maxConditions,
  stateWords,
} from '#catalogue/conditions/condition.ts'
import { mapMarks } from '#catalogue/conditions/map-marks.ts'
import { yearlyDayText } from '#catalogue/local-costs/season.ts'
import type { HeadedTable } from '../tables/headed-table.ts'
import { withoutApostrophe } from '../tables/write-cells.ts'

export const conditionSheet: HeadedTable = {
  plural: 'roads and places',
  headings: {
    name: conditionFields.name.label,
    kind: conditionLabels.kind,
    mark: conditionLabels.mark,
    state: conditionLabels.state,
    sentence: conditionFields.sentence.label,
    cutOff: conditionLabels.cutOff,
    source: conditionFields.source.label,
    seenAt: conditionLabels.seenAt,
    holdsUntil: conditionLabels.holdsUntil,
  },
  needed: ['name'],
  maxRows: maxConditions,
  words: { kind: kindWords, state: stateWords, mark: mapMarks },
  readCell,
}

const times = ['seenAt', 'holdsUntil']

function readCell(name: string, cell: string): unknown {
  if (times.includes(name)) return cell || null
  if (name === 'kind' || name === 'state') return cell || undefined
  return withoutApostrophe(cell)
}

export const calendarSheet: HeadedTable = {
  plural: 'the calendar',
  headings: Object.fromEntries(
    Object.entries(calendarFields).map(([name, { label }]) => [name, label]),
  ),
  needed: ['title', 'from', 'to'],
  maxRows: 60,
  // A spreadsheet takes `05-01` for a day of January.
  writeCell: (name, value) =>
    name === 'from' || name === 'to' ? yearlyDayText(`${value}`) : value,
}
