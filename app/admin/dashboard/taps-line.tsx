import { Link } from 'react-router'

/** Taps are no enquiries: they stand beside the chart and not in it. */
export function TapsLine({ taps }: { taps: number }) {
  if (taps === 0) return null
  return (
    <p className="mt-3 text-sm text-ink-muted">
      Besides,{' '}
      <Link to="/admin/enquiries?taps=yes" className="text-link underline">
        {taps} {taps === 1 ? 'tap' : 'taps'} on WhatsApp and call links
      </Link>{' '}
      in the last 90 days that nobody has taken up.
    </p>
  )
}
