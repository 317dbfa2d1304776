import { isDeepStrictEqual } from 'node:util'
import { dayMs } from '#catalogue/dates/time.ts'
import type { FieldErrors } from '#catalogue/field.ts'
import { type HistoryKind, pictureDays } from '#catalogue/history.ts'
import { type KindName, kindNames } from '#catalogue/kinds.ts'
import { declaredText, textNames } from '#catalogue/texts/texts.ts'
import type { SignedIn } from '../../accounts/sessions.ts'
import type { Domain } from '../../domain.ts'
import type { Entry, Snapshot } from '../../history/entries.ts'
import type { Author } from '../../history/history.ts'
import { revertListing, revertPart } from '../../listings/revert.ts'
import type { WrittenRule } from '../../redirects/check-rule.ts'

const ageOf = ({ at }: Entry) => Date.now() - Date.parse(at)

const listingKind = (kind: HistoryKind): KindName | undefined =>
  kindNames.find((name) => name === kind)

/** Accounts and decisions about reviews are changed on their own screens only. */
const unrestorable: HistoryKind[] = ['User', 'Review']

/** Settings and some texts can be restored only by those who may change them. */
export const canRevert = ({ before, kind, name }: Entry, { role }: Pick<SignedIn, 'role'>) =>
  before !== undefined &&
  !unrestorable.includes(kind) &&
  (role === 'owner' || !isOwners(kind, name))

const isOwners = (kind: HistoryKind, name: string | null) =>
  kind === 'Setting' ||
  kind === 'Redirect' ||
  (kind === 'Text' && textNames.some((text) => text === name && declaredText(text).ownerOnly))

export const hasPictures = (entry: Entry) => ageOf(entry) < pictureDays * dayMs

type Restored = Pick<
  Domain,
  | 'listings'
  | 'texts'
  | 'settings'
  | 'history'
  | 'localCosts'
  | 'conditions'
  | 'rates'
  | 'redirects'
>

/** Undoes an entry and all later changes; false if there is nothing to undo, or why that is impossible. */
export async function revertEntry(
  { listings, texts, settings, history, localCosts, conditions, rates, redirects }: Restored,
  entry: Entry,
  by: Author,
): Promise<boolean | { errors: FieldErrors }> {
  const { before, listingId, partId, name, action } = entry
  if (!before) return false
  if (entry.kind === 'Setting') {
    await settings.restore(await history.stateBefore(entry), by)
    return true
  }
  if (entry.kind === 'Redirect') {
    return redirects.revert(toRule(before), entry.after && toRule(entry.after), by)
  }
  if (entry.kind === 'LocalCost') return localCosts.revert(partId ?? 0, before, by)
  if (entry.kind === 'Supplier') return rates.revertSupplier(partId ?? 0, before, by)
  if (entry.kind === 'Rate') return rates.revertRate(partId ?? 0, before, by)
  if (entry.kind === 'Condition') return conditions.revert(partId ?? 0, before, by)
  if (entry.kind === 'CalendarEntry') return conditions.calendar.revert(partId ?? 0, before, by)
  const kind = listingKind(entry.kind)
  if (!kind) return revertText(texts, entry, by)
  const earlier = { snapshot: before, hasPictures: hasPictures(entry), by }
  if (!listingId) return false
  if (partId && name) {
    const part = { kind, part: name, listingId }
    return Boolean(await revertPart(listings.parts, part, { ...earlier, id: partId }))
  }
  if (action === 'delete') return Boolean(await listings.restore(kind, listingId, by))
  return Boolean(await revertListing(listings, kind, { ...earlier, id: listingId }))
}

const toRule = ({ from, to }: Snapshot): WrittenRule => ({ from: String(from), to: String(to) })

async function revertText(texts: Domain['texts'], { name, before }: Entry, by: Author) {
  const known = textNames.find((text) => text === name)
  if (!known) return false
  const value = isDeepStrictEqual(before, texts.defaultOf(known)) ? undefined : before
  return (await texts.write(known, { value, by, action: 'revert' })) !== 'stale'
}
