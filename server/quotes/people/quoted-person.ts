import type { Queries } from '../../db/tables.ts'

/** Whose quotes: those of the given enquiries, and those without an enquiry but with the number. */
export interface QuotedPerson {
  enquiryIds: number[]
  phoneKeys: string[]
}

export async function idsOfPerson(queries: Queries, { enquiryIds, phoneKeys }: QuotedPerson) {
  const known = phoneKeys.filter(Boolean)
  const of = queries.selectFrom('quotes').select('quotes.id').orderBy('quotes.id')
  const asked = enquiryIds.length > 0 ? await of.where('enquiryId', 'in', enquiryIds).execute() : []
  const called =
    known.length > 0
      ? await of
          .where('enquiryId', 'is', null)
          .innerJoin('quoteVersions', 'quoteVersions.quoteId', 'quotes.id')
          .where('phoneKey', 'in', known)
          .distinct()
          .execute()
      : []
  return [...asked, ...called].map(({ id }) => id)
}
