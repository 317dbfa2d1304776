import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { Benefit } from '#content/benefits.ts'
import { SectionHead } from '../sections/section-head.tsx'
import { benefitIcons } from './benefit-icons.ts'
import { pageCount, pageOf } from './paging.ts'
import { useStripPages } from './use-strip-pages.ts'

/** What scrolls can be scrolled by keys. */
const scrollable = { tabIndex: 0 }

/** Three benefits at a time, to swipe through or to turn over with the buttons. */
export function Benefits({ benefits }: { benefits: Benefit[] }) {
  const pages = pageCount(benefits.length)
  const numbers = Array.from({ length: pages }, (_, index) => index + 1)
  const { strip, page, live, turnTo } = useStripPages(pages)
  return (
    <section className="ornament-ground" aria-labelledby="benefits">
      <div className="page section">
        <SectionHead title="Why Choose Us" id="benefits">
          <div className="script-only paging">
            <button
              type="button"
              onClick={() => turnTo(page - 1)}
              aria-disabled={page === 1}
              className="button button-quiet"
            >
              <ChevronLeft aria-hidden="true" size={18} /> Prev
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
              Next <ChevronRight aria-hidden="true" size={18} />
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

function BenefitCard({ benefit: { title, text, icon } }: { benefit: Benefit }) {
  const Icon = benefitIcons[icon]
  return (
    <li className="benefit">
      <Icon aria-hidden="true" size={32} strokeWidth={1.6} />
      <h3 className="text-xl">{title}</h3>
      <p className="text-ink-muted">{text}</p>
    </li>
  )
}
