import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useEffect, useRef } from 'react'

const tones = {
  failure: { look: 'bg-danger-soft text-on-danger-soft', Icon: CircleAlert },
  success: { look: 'bg-success-soft text-on-success-soft', Icon: CircleCheck },
  info: { look: 'bg-primary-soft text-on-primary-soft', Icon: Info },
}

interface Props {
  tone: keyof typeof tones
  /** The exact text, announced at once. */
  children: string
  more?: React.ReactNode
  /** Reports a recent result: it is scrolled into view. */
  isNews?: boolean
}

/** A message inside the page. Preserves line breaks. */
export function NoticeBox({ tone, children, more, isNews }: Props) {
  const { look, Icon } = tones[tone]
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNews) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isNews])
  return (
    <div ref={box} className={`flex gap-3 rounded-xl px-4 py-3 ${look}`}>
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 grow space-y-2">
        <p
          role={tone === 'info' ? 'status' : 'alert'}
          className="font-medium break-words whitespace-pre-line"
        >
          {children}
        </p>
        {more}
      </div>
    </div>
  )
}
