/** Placeholders of legal texts, written as {email}. */
export const legalFacts = [
  'operator',
  'address',
  'city',
  'email',
  'phone',
  'website',
  'grievanceOfficer',
  'grievanceEmail',
  'grievancePhone',
  'registrationNumber',
  'registrationExpiry',
  'gstin',
] as const

export type LegalFact = (typeof legalFacts)[number]

/** Formatted for display; blank counts as absent. */
export type LegalFacts = Partial<Record<LegalFact, string | null>>
