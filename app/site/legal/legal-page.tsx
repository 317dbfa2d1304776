import { PageMeta } from '../head/page-meta.tsx'
import { LegalBody } from './legal-body.tsx'
import type { FilledLegalText } from './load-legal.ts'
import '../../styles/site/legal.css'

interface Props {
  text: FilledLegalText
  path: string
  description: string
}

export function LegalPage({ text, path, description }: Props) {
  return (
    <>
      <PageMeta title={text.title} description={description} path={path} />
      <LegalBody text={text} path={path} />
    </>
  )
}
