import { Dialog } from '@base-ui/react/dialog'
import { Monitor, Smartphone, X } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '../ui/button.tsx'
import { DialogFrame } from '../ui/dialog-frame.tsx'
import { lazily } from '../ui/lazily.ts'
import type { Look } from './public-look.tsx'

/** The public pages' components, loaded on demand. */
const PublicLook = lazily(
  () => import('./public-look.tsx'),
  <p className="p-6 text-ink-muted">Loading...</p>,
)

const widths = [
  { name: 'phone', text: 'Phone', Icon: Smartphone },
  { name: 'wide', text: 'Wide screen', Icon: Monitor },
] as const

interface Props {
  title: string
  open: boolean
  onClose: () => void
  look: Look
}

/** A preview of the editor's content, saved or not. */
export function PreviewDialog({ title, open, onClose, look }: Props) {
  const [width, setWidth] = useState<(typeof widths)[number]['name']>('wide')
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      className="fixed inset-2 z-50 flex flex-col overflow-hidden rounded-2xl border border-line bg-surface-3 text-ink shadow-2xl sm:inset-6"
    >
      <div className="flex items-center gap-2 border-b border-line bg-surface py-1 pr-1 pl-4">
        <Dialog.Title className="min-w-0 grow truncate font-sans text-base font-semibold">
          Preview of “{title}”
        </Dialog.Title>
        <div className="hidden sm:flex">
          {widths.map(({ name, text, Icon }) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === width}
              onClick={() => setWidth(name)}
              className={`${buttonClass({ look: 'quiet', size: 'icon' })} aria-pressed:bg-surface-3`}
            >
              <Icon aria-hidden className="size-5" />
              <span className="sr-only">{text}</span>
            </button>
          ))}
        </div>
        <Dialog.Close className={buttonClass({ look: 'quiet', size: 'icon' })}>
          <X aria-hidden className="size-5" />
          <span className="sr-only">Close the preview</span>
        </Dialog.Close>
      </div>
      <div
        className={`mx-auto w-full grow bg-paper ${width === 'phone' ? 'max-w-[24.375rem]' : ''}`}
      >
        <PublicLook {...look} title={`Preview of “${title}”`} />
      </div>
    </DialogFrame>
  )
}
