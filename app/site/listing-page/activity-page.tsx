import type { Answer } from '../forms/answer.ts'
import { ListingPage } from './listing-page.tsx'
import type { ListingPageData } from './load-listing.ts'
import { Prose } from './prose.tsx'

interface Props {
  page: ListingPageData<'Shoot'> | ListingPageData<'Relaxation'>
  answer?: Answer
  overviewTitle: string
  bookingTitle: string
}

/** The page of kinds with a description, an overview, information and terms. */
export function ActivityPage({ page, answer, overviewTitle, bookingTitle }: Props) {
  const { duration, description, overview, additionalInfo, termCondition } = page.listing
  return (
    <ListingPage
      page={page}
      answer={answer}
      badge={duration}
      lead={description}
      description={description || overview}
      sections={{
        overview: overview && 'Overview',
        information: additionalInfo && 'Additional information',
        terms: termCondition && 'Terms',
      }}
      bookingTitle={bookingTitle}
    >
      <Prose id="overview" title={overviewTitle} text={overview} />
      <Prose id="information" title="Additional Information" text={additionalInfo} />
      <Prose id="terms" title="Terms & Conditions" text={termCondition} />
    </ListingPage>
  )
}
