import { href, Link } from 'react-router'

/** Taps are no enquiries: they stand beside the chart and not in it. */
export function TapsLine({ taps }: { taps: number }) {
  if (taps === 0) return null
  return (
    <p className="mt-3 text-sm text-ink-muted">
      <Link to={`${href('/admin/enquiries')}?taps=yes`} className="text-link underline">
        {taps} WhatsApp or call {taps === 1 ? 'tap' : 'taps'}
      </Link>{' '}
      not followed up (90 days)
    </p>
  )
}
