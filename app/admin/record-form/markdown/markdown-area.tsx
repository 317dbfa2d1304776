import { Bold, Heading, Image, List, ListOrdered } from 'lucide-react'
import { useRef } from 'react'
import { fromHtml } from '#catalogue/texts/from-html.ts'
import { loadLater } from '../../ui/lazily.ts'
import { TextArea } from '../../ui/text-input.tsx'
import type { Mark } from './mark-text.ts'
import { nextItem } from './next-item.ts'
import { simplifiedHtml } from './simplified-html.ts'

type Props = Omit<React.ComponentProps<typeof TextArea>, 'onChange' | 'value'> & {
  value: string
  /** Whether the text may contain pictures. */
  hasPictures?: boolean
  onChange: (text: string) => void
}

const tools = [
  { mark: 'heading', name: 'Heading', Icon: Heading },
  { mark: 'bullets', name: 'Bulleted list', Icon: List },
  { mark: 'numbers', name: 'Numbered list', Icon: ListOrdered },
  { mark: 'strong', name: 'Bold', Icon: Bold },
] as const
const pictureTool = { mark: 'picture', name: 'Picture', Icon: Image } as const

const besideLabel =
  '@min-[26rem]:pt-3 @min-[26rem]:pointer-coarse:pt-5 @min-[26rem]:[&_label]:pr-46 @min-[26rem]:pointer-coarse:[&_label]:pr-57'
/** Where label and toolbar don't fit side by side. */
const belowLabel = '@max-[26rem]:[&_label]:pb-9 @max-[26rem]:pointer-coarse:[&_label]:pb-11'

/** A Markdown editor: formatted by toolbar, by hand, or pasted from Word or a page. */
export function MarkdownArea({ onChange, hasPictures = false, ...area }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const press = (mark: Mark) => {
    const typed = box.current?.querySelector('textarea')
    if (typed) void replaceIn(typed, mark)
  }
  return (
    <div ref={box} className={`relative ${besideLabel} ${belowLabel}`}>
      <TextArea
        {...area}
        onPaste={pasteMarkdown}
        onKeyDown={typeMarks}
        onChange={(event) => onChange(event.target.value)}
      />
      <Tools id={area.id} hasPictures={hasPictures} onPress={press} />
    </div>
  )
}

interface ToolsProps {
  id: string
  hasPictures: boolean
  onPress: (mark: Mark) => void
}

/** A toolbar is one tab stop; arrows move between its buttons. */
function Tools({ id, hasPictures, onPress }: ToolsProps) {
  return (
    <div
      role="toolbar"
      aria-label="Format"
      aria-controls={id}
      className="absolute top-0 right-0 flex text-ink-muted @max-[26rem]:top-5 @max-[26rem]:right-auto @max-[26rem]:-left-2.5 @max-[15rem]:max-w-full @max-[15rem]:overflow-x-auto"
      onKeyDown={moveFocus}
    >
      {[...tools, ...(hasPictures ? [pictureTool] : [])].map(({ mark, name, Icon }, index) => (
        <button
          key={mark}
          type="button"
          tabIndex={index === 0 ? 0 : -1}
          title={name}
          aria-label={name}
          className="grid size-9 place-items-center rounded-md hover:bg-surface-2 hover:text-ink pointer-coarse:size-11"
          onClick={() => onPress(mark)}
        >
          <Icon aria-hidden className="size-4.5" />
        </button>
      ))}
    </div>
  )
}

function moveFocus({ key, target, currentTarget }: React.KeyboardEvent<HTMLElement>) {
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  const buttons = [...currentTarget.querySelectorAll('button')]
  buttons.at((buttons.indexOf(target as HTMLButtonElement) + step) % buttons.length)?.focus()
}

/** Uses the browser's own command, so that it can be undone. */
async function replaceIn(typed: HTMLTextAreaElement, mark: Mark) {
  const marks = await loadLater(() => import('./mark-text.ts'))
  if (!marks) return
  const { value: text, selectionStart: start, selectionEnd: end } = typed
  const replaced = marks.markText({ text, start, end }, mark)
  typed.focus()
  typed.setSelectionRange(replaced.start, replaced.end)
  insert(replaced.text)
  typed.setSelectionRange(...replaced.selected)
}

function insert(text: string) {
  if (text === '') document.execCommand('delete')
  else document.execCommand('insertText', false, text)
}

function typeMarks(event: React.KeyboardEvent<HTMLTextAreaElement>) {
  const typed = event.currentTarget
  if (event.key.toLowerCase() === 'b' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault()
    return void replaceIn(typed, 'strong')
  }
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  const { value: text, selectionStart: start, selectionEnd: end } = typed
  const next = nextItem({ text, start, end })
  if (next === undefined) return
  event.preventDefault()
  if (next === null) typed.setSelectionRange(text.lastIndexOf('\n', start - 1) + 1, start)
  insert(next ?? '')
}

/** Pasted HTML, formatted or as source, is converted to Markdown; this can be undone. */
function pasteMarkdown(event: React.ClipboardEvent<HTMLTextAreaElement>) {
  const plain = event.clipboardData.getData('text/plain')
  const html = simplifiedHtml(event.clipboardData.getData('text/html'))
  const text = fromHtml(html || plain)
  if (text === plain) return
  event.preventDefault()
  const { value, selectionStart } = event.currentTarget
  const isWithinLine = selectionStart > 0 && value[selectionStart - 1] !== '\n'
  insert(isWithinLine && /^(##|-|\d+\.) /.test(text) ? `\n${text}` : text)
}
