import { ArrowLeft } from 'lucide-react'
import { href } from 'react-router'
import { TextLink } from '../links/text-link.tsx'

export const BackToBook = () => (
  <TextLink size="small" to={href('/admin/rates')} className="gap-1.5">
    <ArrowLeft aria-hidden className="size-4" /> Rate book
  </TextLink>
)
