import type { Answer } from '../forms/answer.ts'
import { EnquiryForm } from '../forms/enquiry-form.tsx'
import { Sent } from '../forms/sent.tsx'
import type { Crumb } from '../sections/breadcrumbs.tsx'
import { PageHead } from '../sections/page-head.tsx'
import { OfficeCard } from './office-card.tsx'

interface Props {
  title: string
  lead: string
  crumbs: Crumb[]
  form: Pick<React.ComponentProps<typeof EnquiryForm>, 'name' | 'fields' | 'send' | 'children'>
  /** What became of the form. */
  answer?: Answer
  /** What happens once it is kept, and what a chat about it names. */
  sent?: Pick<React.ComponentProps<typeof Sent>, 'next' | 'about'>
  /** Above the form: what it is about. */
  children?: React.ReactNode
}

/** A page around one form, with the other ways to reach the office beside it. */
export function EnquiryPage({ title, lead, crumbs, form, answer, sent, children }: Props) {
  const kept = answer?.reference
  return (
    <>
      <PageHead title={title} crumbs={crumbs}>
        <p className="max-w-2xl text-lg text-ink-muted">{lead}</p>
      </PageHead>
      <div className="page with-aside">
        <div id={kept ? undefined : 'form'} className="flex flex-col gap-6">
          {children}
          {kept && <Sent id="form" answer={answer} {...sent} />}
          <EnquiryForm key={kept} {...form} answer={kept ? undefined : answer} fragment="#form" />
        </div>
        <OfficeCard />
      </div>
    </>
  )
}
