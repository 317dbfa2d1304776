import type { RouterContextProvider } from 'react-router'
import type { Settings } from '#catalogue/setting.ts'
import type { LegalFacts } from '#content/legal-facts.ts'
import { type FilledSection, fillSections, type LegalText } from '#content/legal-text.ts'
import { domainContext, publicUrlContext } from '../../domain.ts'
import { longDay } from './long-day.ts'

export interface FilledLegalText {
  title: string
  /** The day of the last change, YYYY-MM-DD. */
  updated: string
  sections: FilledSection[]
}

/** The text with the operator's facts in it. The day in the settings wins over the text's own. */
export async function loadLegal(
  { title, updated, sections }: LegalText,
  day: 'termsDate' | 'privacyDate',
  context: Readonly<RouterContextProvider>,
): Promise<FilledLegalText> {
  const settings = await context.get(domainContext).settings.read()
  const facts = factsOf(settings, context.get(publicUrlContext))
  return { title, updated: settings[day] || updated, sections: fillSections(sections, facts) }
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
