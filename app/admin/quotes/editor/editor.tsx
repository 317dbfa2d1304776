import { useRef } from 'react'
import type { FieldPlace } from '../editing/checks.ts'
import { useEditing, useView } from '../editing/editing.ts'
import { Conflict } from './conflict.tsx'
import { DayList } from './days/day-list.tsx'
import { Included } from './days/included.tsx'
import { Trip } from './days/trip.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { LinesPart } from './lines/lines-part.tsx'
import { PricePart } from './price/price-part.tsx'
import { Problems } from './problems.tsx'
import { TotalBar } from './total-bar.tsx'
import { useSendQuote } from './use-send-quote.ts'

type Part = FieldPlace['part']

/** The party, the dates, and each day's content. */
const DaysPart = () => (
  <div className="space-y-4">
    <Trip />
    <DayList />
    <Included />
  </div>
)

const parts: { part: Part; text: string; Content: () => React.ReactNode }[] = [
  { part: 'days', text: 'Days', Content: DaysPart },
  { part: 'lines', text: 'Lines', Content: LinesPart },
  { part: 'price', text: 'Price', Content: PricePart },
]

/** The editor of a version: days, lines and price side by side, or one at a time on narrow screens. */
export function Editor(edited: { quoteId: number; number: number }) {
  const { sendNow, isBusy, tries, notice, dialog } = useSendQuote(edited.quoteId, useEditing())
  return (
    <div className="@container/editor space-y-4">
      <Conflict {...edited} />
      {notice}
      {dialog}
      <Problems tries={tries} />
      <PartTabs />
      <div className="items-start gap-5 @min-[64rem]/editor:grid @min-[64rem]/editor:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)_20rem]">
        {parts.map(({ part, Content }) => (
          <PartFrame key={part} part={part}>
            <Content />
          </PartFrame>
        ))}
      </div>
      <TotalBar isBusy={isBusy} onSend={sendNow} />
      <LeaveGuard />
    </div>
  )
}

function PartTabs() {
  const { view } = useEditing()
  const shown = useView(({ part }) => part)
  const top = useRef<HTMLDivElement>(null)
  function show(part: Part) {
    view.change((now) => ({ ...now, part }))
    // Another part begins at its top.
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView()
  }
  return (
    <>
      <div ref={top} className="mb-0! scroll-mt-(--below-top-bar)" />
      <fieldset
        aria-label="Part of the quote"
        className="tab-strip sticky top-(--below-top-bar) z-10 flex min-w-0 gap-1 overflow-x-auto rounded-lg p-1 text-sm @min-[64rem]/editor:hidden"
      >
        {parts.map(({ part, text }) => (
          <button
            key={part}
            type="button"
            aria-pressed={part === shown}
            onClick={() => show(part)}
            className="min-h-11 grow cursor-pointer rounded-md px-1 font-medium focus-visible:-outline-offset-2 aria-pressed:bg-primary aria-pressed:text-on-primary"
          >
            {text}
          </button>
        ))}
      </fieldset>
    </>
  )
}

function PartFrame({ part, children }: { part: Part; children: React.ReactNode }) {
  const isShown = useView((view) => view.part === part)
  return (
    <div className={`min-w-0 ${isShown ? '' : 'hidden @min-[64rem]/editor:block'}`}>{children}</div>
  )
}
