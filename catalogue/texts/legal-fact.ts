/** What a legal text may name, written in it as {email}. */
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

/** As the operator wants them shown; blank counts as absent. */
export type LegalFacts = Partial<Record<LegalFact, string | null>>
