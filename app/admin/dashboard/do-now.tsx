import { useId } from 'react'
import { href } from 'react-router'
import { dayText } from '../dates.ts'
import { EnquiryRows } from '../enquiries/enquiry-rows.tsx'
import { nameOf } from '../enquiries/enquiry-words.ts'
import { enquiryPath } from '../links/paths.ts'
import { TextLink } from '../links/text-link.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import type { Todo, TodoGroup } from './read-todo.ts'

/** The enquiries that need work, each with links to answer. */
export function DoNow({ groups, next }: Todo) {
  const headingId = useId()
  const shown = groups.filter(({ items, total }) => !items || total > 0)
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-3 text-xl">
        Do now
      </h2>
      {shown.length > 0 ? (
        <div
          className={`grid items-start gap-4 ${shown.length > 3 ? 'xl:grid-cols-2' : 'xl:auto-cols-fr xl:grid-flow-col'}`}
        >
          {shown.map((group) => (
            <Group key={group.heading} {...group} />
          ))}
        </div>
      ) : (
        <Nothing next={next} />
      )}
    </section>
  )
}

function Group({ heading, list, items, total }: TodoGroup) {
  const headingId = useId()
  return (
    <section
      aria-labelledby={headingId}
      className="min-w-0 overflow-hidden rounded-2xl border border-line bg-surface"
    >
      <div className="flex items-center justify-between gap-3 border-b border-line py-1 pr-2 pl-4">
        <h3 id={headingId} className="font-sans text-base font-semibold tracking-normal">
          {heading}
        </h3>
        {items && (
          <TextLink
            size="small"
            to={`${href('/admin/enquiries')}${list}`}
            className="rounded-lg px-2 text-sm font-medium tabular-nums"
          >
            All {total.toLocaleString('en-IN')}
            <span className="sr-only"> {heading.toLowerCase()}</span>
          </TextLink>
        )}
      </div>
      {items ? (
        <EnquiryRows items={items} from={list} showsStatus={false} />
      ) : (
        <div className="p-3">
          <LoadFailure>These enquiries could not be loaded. Please try again.</LoadFailure>
        </div>
      )}
    </section>
  )
}

function Nothing({ next }: Pick<Todo, 'next'>) {
  return (
    <p className="rounded-2xl border border-line bg-surface p-6 text-center">
      <span className="block font-semibold">Nothing to do now</span>
      <span className="text-ink-muted">
        {next ? <Next enquiry={next} /> : 'New enquiries appear here as they arrive.'}
      </span>
    </p>
  )
}

const Next = ({ enquiry }: { enquiry: NonNullable<Todo['next']> }) => (
  <>
    Next follow-up:{' '}
    <TextLink size="line" to={enquiryPath(enquiry.id)}>
      {nameOf(enquiry)}
    </TextLink>
    , on {dayText(enquiry.followUpOn ?? '')}.
  </>
)
