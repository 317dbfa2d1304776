import { ChevronRight, Mail, MessageCircle } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { href } from 'react-router'
import { type ReplyLanguage, replyLanguages } from '#catalogue/texts/replies.ts'
import type { TextValue } from '#catalogue/texts/texts.ts'
import type { WireEnquiryFile } from '#server/api/enquiries/enquiry-schemas.ts'
import { TextLink } from '../../links/text-link.tsx'
import { useAgency } from '../../shell/agency.tsx'
import { Panel } from '../../shell/screen-frame.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { NoticeBox } from '../../ui/notice-box.tsx'
import { TextArea } from '../../ui/text-input.tsx'
import { nameOf } from '../enquiry-words.ts'
import { type Channel, writeTo } from './answer-links.ts'
import { fieldWords, fillReply, firstPlaceholder, replyValues } from './reply-text.ts'
import { useReplyLanguage } from './use-reply-language.ts'

type Reply = TextValue<'replies'>['replies']['items'][number]

interface Props {
  enquiry: WireEnquiryFile
  replies: Reply[]
  /** Called after a chat or a mail was opened with a reply. */
  onOpened: (channel: Channel, title: string) => void
}

/** The agency's reply texts, filled in for this enquiry: each opens a chat or a mail. */
export function Replies({ enquiry, replies, onOpened }: Props) {
  const [language, setLanguage] = useReplyLanguage()
  if (!enquiry.phone && !enquiry.email) return null
  return (
    <Panel heading="Prepared replies">
      <Languages language={language} onChange={setLanguage} />
      <ul className="divide-y divide-line border-y border-line">
        {replies.map((reply) => (
          <ReplyItem
            key={`${enquiry.id} ${reply.title}`}
            enquiry={enquiry}
            title={reply.title}
            language={language}
            message={reply[language] || reply.english}
            onOpened={onOpened}
          />
        ))}
      </ul>
      <TextLink to={`${href('/admin/content')}?text=replies`} className="mt-2 text-sm">
        Edit these texts
      </TextLink>
    </Panel>
  )
}

interface LanguagesProps {
  language: ReplyLanguage
  onChange: (language: ReplyLanguage) => void
}

function Languages({ language, onChange }: LanguagesProps) {
  return (
    <fieldset className="-mt-2 mb-3 flex gap-1">
      <legend className="sr-only">Language</legend>
      {(Object.keys(replyLanguages) as ReplyLanguage[]).map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === language}
          onClick={() => onChange(name)}
          className="min-h-9 cursor-pointer rounded-lg px-3 text-sm font-medium text-ink-muted hover:bg-surface-3 aria-pressed:bg-surface-3 aria-pressed:text-ink pointer-coarse:min-h-11"
        >
          {replyLanguages[name]}
        </button>
      ))}
    </fieldset>
  )
}

interface ItemProps extends Pick<Props, 'enquiry' | 'onOpened'> {
  title: string
  message: string
  language: ReplyLanguage
}

function ReplyItem({ enquiry, title, message, language, onOpened }: ItemProps) {
  const id = useId()
  const { operatorName: agency } = useAgency()
  const filled = fillReply(message, replyValues(enquiry, { origin: location.origin, agency }))
  /** What was typed in a language stays while another one is looked at. */
  const [typed, setTyped] = useState<Partial<Record<ReplyLanguage, string>>>({})
  const text = typed[language] ?? filled.text
  const [isOpen, setOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)

  /** Selects the next placeholder, and prevents sending while there is one. */
  function selectPlaceholder(event: React.MouseEvent) {
    const placeholder = firstPlaceholder(text)
    if (!placeholder) return true
    event.preventDefault()
    setOpen(true)
    requestAnimationFrame(() => {
      const box = area.current?.querySelector('textarea')
      box?.focus()
      box?.setSelectionRange(placeholder.at, placeholder.at + placeholder.length)
    })
    return false
  }
  return (
    <li>
      <div className="flex items-center gap-1">
        <Toggle {...{ id, isOpen, title }} onToggle={() => setOpen(!isOpen)} />
        <ReplyLinks
          {...{ enquiry, title, text }}
          onOpen={(event, channel) => selectPlaceholder(event) && onOpened(channel, title)}
        />
      </div>
      <div id={id} ref={area} hidden={!isOpen} className="space-y-3 pb-4">
        {isOpen && (
          <>
            <Missing {...filled} isFilled={!firstPlaceholder(text)} />
            <TextArea
              id={`${id}-text`}
              label="Text to send"
              value={text}
              onChange={({ target }) => setTyped({ ...typed, [language]: target.value })}
            />
          </>
        )}
      </div>
    </li>
  )
}

interface ToggleProps {
  id: string
  isOpen: boolean
  title: string
  onToggle: () => void
}

const Toggle = ({ id, isOpen, title, onToggle }: ToggleProps) => (
  <button
    type="button"
    data-reply
    aria-expanded={isOpen}
    aria-controls={id}
    onClick={onToggle}
    className="flex min-h-12 min-w-0 grow cursor-pointer items-center gap-2 text-left font-medium"
  >
    <ChevronRight
      aria-hidden
      className={`size-4 shrink-0 text-ink-muted ${isOpen ? 'rotate-90' : ''}`}
    />
    <span className="min-w-0 break-words">{title}</span>
  </button>
)

interface MissingProps {
  missing: ReturnType<typeof fillReply>['missing']
  isFilled: boolean
}

function Missing({ missing, isFilled }: MissingProps) {
  if (missing.length === 0 || isFilled) return null
  return (
    <NoticeBox tone="info">
      {`This enquiry does not say ${fieldWords(missing)}. Replace the brackets yourself.`}
    </NoticeBox>
  )
}

interface ReplyLinksProps extends Pick<ItemProps, 'enquiry' | 'title'> {
  text: string
  onOpen: (event: React.MouseEvent, channel: Channel) => void
}

const ways = [
  { channel: 'chat', name: 'WhatsApp', Icon: MessageCircle },
  { channel: 'mail', name: 'Mail', Icon: Mail },
] as const

function ReplyLinks({ enquiry, title, text, onOpen }: ReplyLinksProps) {
  return ways.map(({ channel, name, Icon }) => {
    const address = writeTo(enquiry, text)[channel]
    if (!address) return null
    return (
      <a
        key={channel}
        href={address}
        target={channel === 'chat' ? '_blank' : undefined}
        rel="noreferrer"
        aria-label={`${name} ${nameOf(enquiry)}: ${title}`}
        onClick={(event) => onOpen(event, channel)}
        className={`${buttonClass({ look: 'quiet', size: 'icon' })} text-link`}
      >
        <Icon aria-hidden className="size-5" />
      </a>
    )
  })
}
