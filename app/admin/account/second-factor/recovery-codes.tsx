import { Copy, Download, Printer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { saveFile } from '../../api/file.ts'
import { LeaveWarning } from '../../record-form/leaving/leave-warning.tsx'
import { useAgency } from '../../shell/agency.tsx'
import { Button } from '../../ui/button.tsx'

interface Props {
  codes: string[]
  email: string
  onDone: () => void
}

/** Shown once, to copy, download or print. */
export function RecoveryCodes({ codes, email, onDone }: Props) {
  const { operatorName } = useAgency()
  const title = useRef<HTMLParagraphElement>(null)
  const isDone = useRef(false)
  useEffect(() => title.current?.focus(), [])

  function finish() {
    isDone.current = true
    onDone()
  }
  return (
    <div className="space-y-4">
      <div className="print-alone space-y-4">
        <p ref={title} tabIndex={-1} className="text-lg font-semibold outline-none">
          Your recovery codes
        </p>
        <p>
          Each logs you in once without your phone. Keep them where your phone isn’t: they are shown
          only now.
        </p>
        <ol className="grid max-w-80 grid-cols-2 gap-x-4 gap-y-2 font-mono text-lg">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <p className="hidden print:block">
          {operatorName}, {email}
        </p>
      </div>
      <SaveButtons text={textOf(codes, operatorName, email)} />
      <Button look="primary" className="w-full max-w-md" onClick={finish}>
        I have saved them
      </Button>
      <LeaveWarning
        isDirty={() => !isDone.current}
        place={[]}
        about="Your recovery codes are shown only now."
        onLeave={finish}
      />
    </div>
  )
}

const textOf = (codes: string[], agency: string, email: string) =>
  [`Recovery codes of ${agency}, ${email}. Each works once.`, '', ...codes, ''].join('\n')

/** The ways to store a text. */
function SaveButtons({ text }: { text: string }) {
  const [said, setSaid] = useState('')

  async function copy() {
    // Unavailable without HTTPS.
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    setSaid(isCopied ? 'Copied' : 'Copying failed. Select the codes instead.')
  }
  function download() {
    saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')
    setSaid('Downloaded')
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button size="small" onClick={copy}>
        <Copy aria-hidden className="size-4" /> Copy
      </Button>
      <Button size="small" onClick={download}>
        <Download aria-hidden className="size-4" /> Download
      </Button>
      <Button size="small" onClick={() => print()}>
        <Printer aria-hidden className="size-4" /> Print
      </Button>
      <p role="status" className="text-sm text-ink-muted">
        {said}
      </p>
    </div>
  )
}
