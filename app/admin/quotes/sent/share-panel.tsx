import { Copy, FileText, Link2Off, Mail, MessageCircle } from 'lucide-react'
import type { Version } from '#catalogue/quotes/version.ts'
import type { WireQuote } from '#server/api/quotes/quote-answer.ts'
import { useAgency } from '../../shell/agency.tsx'
import { Panel } from '../../shell/screen-frame.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { chatAddress, shareText } from './share-text.ts'
import { useShare } from './use-share.ts'

interface Props {
  quote: WireQuote
  /** What the link shows. */
  document: Version
}

/** Every way to send a quote to its guest, each recorded in the history. */
export function SharePanel({ quote, document }: Props) {
  const { link, reference } = quote
  const agency = useAgency().operatorName
  const { ask, dialog } = useConfirm()
  const { tap, mail, withdraw, copy, isBusy, notice } = useShare(quote)
  if (!link) {
    return (
      <Panel heading="Share it">
        <p className="text-ink-muted">The link was withdrawn and no longer works.</p>
      </Panel>
    )
  }
  const chat = chatAddress(document.guest.phone, shareText(document, { reference, link, agency }))
  async function askToWithdraw() {
    const question = 'Are you sure you want to withdraw the link?'
    const note = 'Anyone who opens it only sees how to reach you.'
    if (await ask({ question, about: reference, note, verb: 'Withdraw' })) await withdraw()
  }
  return (
    <Panel heading="Share it">
      <div className="space-y-3">
        {notice}
        <Ways {...{ chat, link, isBusy, tap, mail, copy }} email={document.guest.email} />
        <p className="text-sm break-all select-all">{link}</p>
        <Button size="small" look="quiet" disabled={isBusy} onClick={askToWithdraw}>
          <Link2Off aria-hidden className="size-4" /> Withdraw the link
        </Button>
      </div>
      {dialog}
    </Panel>
  )
}

interface WaysProps extends Pick<ReturnType<typeof useShare>, 'tap' | 'mail' | 'copy' | 'isBusy'> {
  chat: string
  link: string
  email: string
}

const Ways = ({ chat, link, email, tap, mail, copy, isBusy }: WaysProps) => (
  <div className="grid grid-cols-2 gap-2 @lg:grid-cols-4">
    <a
      href={chat}
      target="_blank"
      rel="noreferrer"
      onClick={() => void tap('whatsapp')}
      className={buttonClass({ look: 'primary' })}
    >
      <MessageCircle aria-hidden className="size-4.5" /> WhatsApp
    </a>
    <Button onClick={() => copy(link)}>
      <Copy aria-hidden className="size-4.5" /> Copy link
    </Button>
    {email && (
      <Button disabled={isBusy} onClick={() => mail(`On its way to ${email}.`)}>
        <Mail aria-hidden className="size-4.5" /> Mail it
      </Button>
    )}
    <a
      href={`${link}/quote.pdf`}
      target="_blank"
      rel="noreferrer"
      onClick={() => void tap('pdf')}
      className={buttonClass()}
    >
      <FileText aria-hidden className="size-4.5" /> PDF
    </a>
  </div>
)
