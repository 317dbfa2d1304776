import type { RouterContextProvider } from 'react-router'
import type { LegalFacts } from '#catalogue/legal-fact.ts'
import type { Settings } from '#catalogue/setting.ts'
import { type FilledSection, fillSections } from '#content/legal-text.ts'
import { domainContext, publicUrlContext } from '../../domain.ts'
import { type LegalName, lastChanged } from './last-changed.ts'
import { longDay } from './long-day.ts'

export interface FilledLegalText {
  title: string
  /** The day of the last change, YYYY-MM-DD. */
  updated: string
  sections: FilledSection[]
}

/** The text with the operator's facts in it. */
export async function loadLegal(
  name: LegalName,
  context: Readonly<RouterContextProvider>,
): Promise<FilledLegalText> {
  const { settings, texts } = context.get(domainContext)
  const { title, items } = (await texts.read(name)).text
  const facts = factsOf(await settings.read(), context.get(publicUrlContext))
  const updated = await lastChanged(name, { settings, texts })
  return { title, updated, sections: fillSections(items, facts) }
}

export const factsOf = (settings: Settings, website: string): LegalFacts => ({
  operator: settings.operatorName,
  address: settings.address,
  city: settings.jurisdictionCity,
  email: settings.email,
  phone: settings.phone,
  website,
  grievanceOfficer: settings.grievanceOfficerName,
  grievanceEmail: settings.grievanceOfficerEmail,
  grievancePhone: settings.grievanceOfficerPhone,
  registrationNumber: settings.registrationNumber,
  registrationExpiry: settings.registrationExpiry && longDay(settings.registrationExpiry),
  gstin: settings.gstin,
})
