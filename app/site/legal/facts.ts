import { longDay } from '#catalogue/dates/day-words.ts'
import type { Settings } from '#catalogue/settings/setting.ts'
import type { LegalFacts } from '#catalogue/texts/legal-fact.ts'

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
