interface Props {
  title: string
  /** Plain text; blank lines part its paragraphs. */
  text: string
  id?: string
  children?: React.ReactNode
}

/** A titled text; nothing where the text is blank. */
export function Prose({ title, text, id, children }: Props) {
  const parted = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
  const paragraphs = [...new Set(parted)]
  if (paragraphs.length === 0 && !children) return null
  return (
    <section id={id} className="detail-section">
      <h2 className="text-2xl">{title}</h2>
      <div className="prose">
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
        {children}
      </div>
    </section>
  )
}
