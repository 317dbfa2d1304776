import { type Block, parseMarkdown, spansOf } from '#catalogue/texts/markdown.ts'

interface Props {
  text: string
  /** The level of the heading above the text: 1 for the page's own, 2 for a section's. */
  under?: 1 | 2 | 3
}

/** Renders Markdown with headings, lists and strong words; text cannot become any other element. */
export const Markdown = ({ text, under = 2 }: Props) =>
  parseMarkdown(text).map((block) => <BlockOf key={block.line} block={block} under={under} />)

function BlockOf({ block, under }: { block: Block; under: 1 | 2 | 3 }) {
  if (block.type === 'paragraph') {
    return (
      <p className="whitespace-pre-line">
        <Spans text={block.text} />
      </p>
    )
  }
  if (block.type === 'heading') {
    const Heading = `h${(under + block.level) as 2 | 3 | 4 | 5}` as const
    return (
      <Heading>
        <Spans text={block.text} />
      </Heading>
    )
  }
  const items = keyed(block.items).map(([key, item]) => (
    <li key={key} className="whitespace-pre-line">
      <Spans text={item} />
    </li>
  ))
  return block.start === undefined ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>
}

const Spans = ({ text }: { text: string }) =>
  keyed(spansOf(text)).map(([key, span]) =>
    span.isStrong ? <strong key={key}>{span.text}</strong> : span.text,
  )

/** Keyed by index, since the order never changes. */
const keyed = <T,>(items: T[]) => [...items.entries()]
