import {
  BadgeIndianRupee,
  BedDouble,
  Car,
  ChevronLeft,
  ChevronRight,
  HandCoins,
  Headset,
  Leaf,
  type LucideIcon,
  MapPinned,
  Route,
  Snowflake,
  Users,
} from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { BenefitIcon } from '#catalogue/texts/benefits.ts'
import type { TextValue } from '#catalogue/texts/texts.ts'
import { scrollToSlide, watchStrip } from '../media/strip.ts'
import { SectionHead } from '../sections/section-head.tsx'
import { pageCount, pageOf } from './paging.ts'

/** A scrollable element must be focusable. */
const scrollable = { tabIndex: 0 }

/** Three benefits at a time, to swipe or page through. */
export function Benefits({ heading, items: benefits }: TextValue<'benefits'>['benefits']) {
  const pages = pageCount(benefits.length)
  const numbers = Array.from({ length: pages }, (_, index) => index + 1)
  const { strip, page, live, turnTo } = useStripPages(pages)
  return (
    <section className="ornament-ground" aria-labelledby="benefits">
      <div className="page section">
        <SectionHead title={heading} id="benefits">
          <div className="script-only paging">
            <button
              type="button"
              onClick={() => turnTo(page - 1)}
              aria-disabled={page === 1}
              className="button button-quiet"
            >
              <ChevronLeft aria-hidden size={18} /> Prev
            </button>
            <p role="status">
              <span className="sr-only">Page </span>
              {page} / {pages}
            </p>
            <button
              type="button"
              onClick={() => turnTo(page + 1)}
              aria-disabled={page === pages}
              className="button button-quiet"
            >
              Next <ChevronRight aria-hidden size={18} />
            </button>
          </div>
        </SectionHead>
        <section ref={strip} className="pages-strip" aria-label="Benefits" {...scrollable}>
          {numbers.map((number) => (
            <ul
              key={number}
              className="three-cards"
              aria-hidden={(live && number !== page) || undefined}
            >
              {pageOf(benefits, number).map((benefit) => (
                <BenefitCard key={benefit.title} benefit={benefit} />
              ))}
            </ul>
          ))}
        </section>
      </div>
    </section>
  )
}

type Benefit = TextValue<'benefits'>['benefits']['items'][number]

function BenefitCard({ benefit: { title, text, icon } }: { benefit: Benefit }) {
  const Icon = drawn[icon]
  return (
    <li className="benefit">
      <Icon aria-hidden size={32} strokeWidth={1.6} />
      <h3 className="text-xl">{title}</h3>
      <p className="text-ink-muted">{text}</p>
    </li>
  )
}

/** The current page of a strip, after a swipe or a button. */
function useStripPages(pages: number) {
  const strip = useRef<HTMLElement>(null)
  const [page, setPage] = useState(1)
  const [live, setLive] = useState(false)

  useEffect(() => {
    if (!strip.current) return
    setLive(true)
    return watchStrip(strip.current, { onRest: (slide) => setPage(slide + 1) })
  }, [])

  function turnTo(next: number) {
    if (!strip.current || next < 1 || next > pages) return
    setPage(next)
    scrollToSlide(strip.current, next - 1)
  }

  return { strip, page, live, turnTo }
}

const drawn: Record<BenefitIcon, LucideIcon> = {
  'badge-indian-rupee': BadgeIndianRupee,
  'bed-double': BedDouble,
  car: Car,
  'hand-coins': HandCoins,
  headset: Headset,
  leaf: Leaf,
  'map-pinned': MapPinned,
  route: Route,
  snowflake: Snowflake,
  users: Users,
}
