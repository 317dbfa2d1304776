import { Markdown } from './markdown.tsx'

interface Props {
  title: string
  text: string
  id?: string
  children?: React.ReactNode
}

/** A titled text; nothing if the text is blank. */
export function Prose({ title, text, id, children }: Props) {
  if (text.trim() === '' && !children) return null
  return (
    <section id={id} className="detail-section">
      <h2 className="text-2xl">{title}</h2>
      <div className="prose" dir="auto">
        <Markdown text={text} />
        {children}
      </div>
    </section>
  )
}
