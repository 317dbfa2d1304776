import { ChevronLeft, ChevronRight, ChevronsRight } from 'lucide-react'

interface Props {
  page: number
  pages: number
  turnTo: (page: number) => void
}

/** A form, so that without scripts its buttons lead to the same pages by their address. */
export function ReviewPaging({ page, pages, turnTo }: Props) {
  const atEnd = page === pages
  const to = (target: number) => ({
    name: 'reviews',
    value: target,
    className: 'button button-quiet',
    onClick(event: React.MouseEvent) {
      event.preventDefault()
      turnTo(target)
    },
  })
  return (
    <form action="/#reviews" className="paging review-paging">
      <button {...to(page - 1)} type="submit" aria-disabled={page === 1}>
        <ChevronLeft aria-hidden="true" size={18} /> Previous
      </button>
      <p role="status">
        <span className="sr-only">Page </span>
        {page} / {pages}
      </p>
      <button {...to(page + 1)} type="submit" aria-disabled={atEnd}>
        Next <ChevronRight aria-hidden="true" size={18} />
      </button>
      <button {...to(pages)} type="submit" aria-disabled={atEnd}>
        Last <ChevronsRight aria-hidden="true" size={18} />
      </button>
    </form>
  )
}
