import { useEffect } from 'react'
import { data, href, useRevalidator } from 'react-router'
import { showPastHours } from '../../inline/past-hours.ts'
import { PageMeta } from '../head/page-meta.tsx'
import { FinishedMarkup } from '../listing-page/finished-markup.tsx'
import { PageHeader } from '../sections/page-header.tsx'
import type { Route } from './+types/roads.ts'
import { loadRoads } from './load-roads.tsx'
import '../../styles/site/roads.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { changedAt, ...page } = await loadRoads(context)
  return data(page, { headers: { 'last-modified': changedAt.toUTCString() } })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

const title = 'Roads and places in Kashmir'
const path = href('/roads')

export default function Roads({ loaderData: { html, until } }: Route.ComponentProps) {
  useAskedAgain(until)
  return (
    <>
      <PageMeta
        title={title}
        description="Which roads and passes in Kashmir are open, one way, restricted or closed, how recent that is, and what blooms or opens when in the year."
        path={path}
      />
      <PageHeader title={title} crumbs={[{ label: 'Roads', path }]}>
        <p className="max-w-[40rem] text-lg text-ink-muted">
          What we know, when we learned it and how long it holds. Anything older we do not call
          open.
        </p>
      </PageHeader>
      <FinishedMarkup html={html} />
    </>
  )
}

/** The maximum delay of a timer. */
const maxDelayMs = 2 ** 31 - 1

const checkMs = 30_000

/** Refreshes an open page when its first state expires, also after the device slept. */
function useAskedAgain(until: number) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const ask = () => {
      showPastHours()
      if (Date.now() >= until && navigator.onLine) revalidate()
    }
    const check = setInterval(showPastHours, checkMs)
    const timer = setTimeout(ask, Math.min(maxDelayMs, Math.max(0, until - Date.now()) + 500))
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(check)
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [until, revalidate])
}
