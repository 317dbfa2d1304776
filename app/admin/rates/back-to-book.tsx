import { ArrowLeft } from 'lucide-react'
import { href, Link } from 'react-router'

export const BackToBook = () => (
  <Link
    to={href('/admin/rates')}
    className="inline-flex min-h-9 items-center gap-1.5 text-link underline pointer-coarse:min-h-11"
  >
    <ArrowLeft aria-hidden className="size-4" /> Rate book
  </Link>
)
