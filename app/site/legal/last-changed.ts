import { dayInKolkata } from '#catalogue/dates/kolkata.ts'
import { privacy } from '#content/privacy.ts'
import { terms } from '#content/terms.ts'
import type { Domain } from '#server/domain.ts'

export type LegalName = 'terms' | 'privacy'

const bundled = { terms: terms.updated, privacy: privacy.updated }
const days = { terms: 'termsDate', privacy: 'privacyDate' } as const

/** The day of a legal text's last change, YYYY-MM-DD: from the settings, else when it was saved. */
export async function lastChanged(
  name: LegalName,
  { settings, texts }: Pick<Domain, 'settings' | 'texts'>,
): Promise<string> {
  const set = await settings.read()
  if (set[days[name]]) return set[days[name]]
  const { isDefault, updatedAt } = await texts.find(name)
  return isDefault || !updatedAt ? bundled[name] : dayInKolkata(new Date(updatedAt))
}
