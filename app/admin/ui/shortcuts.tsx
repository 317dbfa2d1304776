import { Dialog } from '@base-ui/react/dialog'
import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import { useListener } from '../use-listener.ts'
import { Button, buttonClass } from './button.tsx'
import { backdropClass, popupClass } from './dialog-frame.tsx'

export interface Shortcut {
  /** As in `KeyboardEvent.key`. */
  key: string
  text: string
  /** Absent if the browser or the form handles it. */
  run?: () => void
}

const storageKey = 'shortcutsOff'
const helpKey = '?'
const areOn = () => localStorage.getItem(storageKey) === null

const isTaken = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, dialog, [role=dialog], [role=alertdialog]') !== null

/** Single-key shortcuts, listed in a dialog on `?`, where they can be switched off. */
export function Shortcuts({ shortcuts }: { shortcuts: Shortcut[] }) {
  const [open, setOpen] = useState(false)
  useListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (!areOn() || isTaken(event.target)) return
    const help = { key: helpKey, run: () => setOpen(true) }
    const run = [...shortcuts, help].find(({ key }) => key === event.key)?.run
    if (!run) return
    event.preventDefault()
    run()
  })
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger
        className={`${buttonClass({ look: 'quiet', size: 'small' })} pointer-coarse:hidden`}
      >
        <Keyboard aria-hidden className="size-4.5" /> Keyboard shortcuts
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropClass} />
        <Dialog.Popup className={popupClass}>
          <Dialog.Title className="text-xl">Keyboard shortcuts</Dialog.Title>
          <Keys shortcuts={shortcuts} />
          <OnOff />
          <Dialog.Close render={<Button className="mt-3" />}>Close</Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Keys({ shortcuts }: { shortcuts: Shortcut[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2 py-2">
      {[...shortcuts, { key: helpKey, text: 'This list' }].map(({ key, text }) => (
        <div key={key} className="col-span-2 grid grid-cols-subgrid items-baseline">
          <dt>
            <kbd className="inline-block min-w-7 rounded-md border border-line-strong bg-surface-2 px-2 py-0.5 text-center text-sm">
              {key}
            </kbd>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** For users of speech input, or whose hands rest on the keyboard. */
function OnOff() {
  const [on, setOn] = useState(areOn)
  function turn(next: boolean) {
    setOn(next)
    if (next) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, '')
  }
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 border-t border-line pt-3">
      <input
        type="checkbox"
        checked={on}
        onChange={({ target }) => turn(target.checked)}
        className="size-5 accent-primary"
      />
      Use single keys on this device
    </label>
  )
}
