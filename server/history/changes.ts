import { isDeepStrictEqual } from 'node:util'
import { calendarFields } from '#catalogue/conditions/calendar-entry.ts'
import { conditionFields, conditionLabels } from '#catalogue/conditions/condition.ts'
import type { Field } from '#catalogue/field.ts'
import { type Kind, statuses } from '#catalogue/kind.ts'
import { kindNames, kindOf } from '#catalogue/kinds.ts'
import { localCostFields } from '#catalogue/local-costs/local-cost.ts'
import { priceText, rupees } from '#catalogue/prices/money.ts'
import { rateFields, rateLabels } from '#catalogue/rates/rate.ts'
import { supplierFields, supplierLabels } from '#catalogue/rates/supplier.ts'
import { refusals, stateWords } from '#catalogue/reviews/review-words.ts'
import { type SettingName, settings } from '#catalogue/settings/setting.ts'
import type { Setting } from '#catalogue/settings/setting-field.ts'
import { excerpts } from '#catalogue/texts/excerpts.ts'
import type { Entry, Snapshot } from './entries.ts'
import type { FieldChange } from './field-change.ts'
import { pictureChanges } from './picture-changes.ts'
import { textChanges } from './text-changes.ts'

/** The field changes of an entry; empty for a creation or deletion. */
export function changesOf(entry: Entry): FieldChange[] {
  const { before, after, kind, name } = entry
  if (!before || !after) return []
  if (kind === 'Text') return textChanges(name, before, after)
  const differing = Object.keys({ ...before, ...after }).filter(
    (field) => field !== ofPlace && !isDeepStrictEqual(before[field], after[field]),
  )
  return differing.flatMap((field) => {
    if (field === 'images') return pictureChanges(before, after)
    const { label, text } = readerOf(entry, field)
    return [{ label, ...excerpts(text(before), text(after)) }]
  })
}

interface Reader {
  label: string
  text: (snapshot: Snapshot) => string
}

function readerOf({ kind: name, name: part }: Entry, field: string): Reader {
  if (name === 'User') return plain(field, accountLabels[field])
  const kind = kindNames.find((known) => known === name)
  if (name === 'LocalCost') return costReader(field)
  if (name === 'Supplier') return plain(field, supplierLabel(field))
  if (name === 'Rate') return plain(field, rateLabel(field))
  if (name === 'Condition') return plain(field, conditionLabel(field))
  if (name === 'CalendarEntry') return plain(field, calendarLabel(field))
  if (name === 'Review') return reviewReader(field)
  if (name === 'Redirect') return plain(field, field === 'from' ? 'From' : 'To')
  if (!kind) return plain(field, settingLabel(field))
  if (part) return own(field) ?? plain(field, kindOf(kind).parts[part]?.fields[field]?.label)
  return (
    own(field) ?? category(field, kindOf(kind)) ?? fieldReader(field, kindOf(kind).fields[field])
  )
}

/** The place of a local cost, by title. */
const ofPlace = 'destinationId'

const costLabels: Record<string, string> = { place: 'Place', unit: 'Unit', isSample: 'Sample' }

function costReader(field: string): Reader {
  const declared: Record<string, Field> = localCostFields
  const label = costLabels[field] ?? declared[field]?.label
  if (declared[field]?.control !== 'rupees') return plain(field, label)
  return { label: label ?? field, text: (snapshot) => rupees(Number(snapshot[field])) }
}

function supplierLabel(field: string): string | undefined {
  const declared: Record<string, { label: string }> = supplierFields
  return declared[field]?.label ?? supplierLabels[field]
}

function rateLabel(field: string): string | undefined {
  const declared: Record<string, { label: string }> = rateFields
  return declared[field]?.label ?? rateLabels[field]
}

function conditionLabel(field: string): string | undefined {
  const declared: Record<string, { label: string }> = conditionFields
  const labels: Record<string, string> = conditionLabels
  return declared[field]?.label ?? labels[field]
}

function calendarLabel(field: string): string | undefined {
  const declared: Record<string, { label: string }> = calendarFields
  return declared[field]?.label
}

const reviewLabels: Record<string, string> = { state: 'State', refusal: 'Reason', answer: 'Answer' }
const reviewWords: Record<string, string> = { ...stateWords, ...refusals }

function reviewReader(field: string): Reader {
  const { label, text } = plain(field, reviewLabels[field])
  if (field === 'answer') return { label, text }
  return { label, text: (snapshot) => reviewWords[text(snapshot)] ?? text(snapshot) }
}

const accountLabels: Record<string, string> = {
  approved: 'Approved',
  role: 'Role',
  secondFactor: 'Second factor',
}

function settingLabel(field: string): string | undefined {
  const declared: Record<string, Setting> = settings
  return declared[field as SettingName]?.label
}

const plain = (field: string, label = field): Reader => ({
  label,
  text: (snapshot) => valueText(snapshot[field]),
})

const fieldReader = (field: string, declared?: Field): Reader =>
  declared?.control === 'rupees'
    ? { label: declared.label, text: (snapshot) => amountText(snapshot[field]) }
    : plain(field, declared?.label)

/** The fields common to all listings. */
function own(field: string): Reader | undefined {
  if (field === 'position') return plain(field, 'Place in the list')
  if (field === 'status') return { label: 'Status', text: ({ status }) => statusText(status) }
}

function category(field: string, { categories }: Kind): Reader | undefined {
  if (field !== 'categoryId') return undefined
  return { label: 'Category', text: ({ categoryId }) => categories[Number(categoryId)] ?? '' }
}

const statusText = (status: unknown) => (status === statuses[0] ? 'Published' : 'Draft')

const amountText = (value: unknown) => (typeof value === 'number' ? priceText(value) : '')

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.join('\n')
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return String(value ?? '')
}
