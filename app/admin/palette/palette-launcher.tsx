import { Search } from 'lucide-react'
import { createContext, use, useState } from 'react'
import { toast } from 'sonner'
import type { WireMe } from '#server/api/users/user-schemas.ts'
import { Sweep } from '../shell/loading.tsx'
import { useSession } from '../shell/session.tsx'
import { buttonClass } from '../ui/button.tsx'
import { useListener } from '../use-listener.ts'

type Palette = typeof import('./palette.tsx').Palette

const OpenContext = createContext<() => void>(() => {})

const isMac = () => /mac|iphone|ipad/i.test(navigator.userAgent)
const failed = 'The search could not be loaded. Please check the connection and try again.'
const inTheWay = '[role=dialog], [role=alertdialog], dialog[open]'

/** Opens the palette by a button or Ctrl K; loads its code on first use. */
export function PaletteLauncher({ me, children }: { me: WireMe; children: React.ReactNode }) {
  const [Palette, setPalette] = useState<Palette>()
  const [state, setState] = useState<'shut' | 'coming' | 'open'>('shut')
  const { isAsking } = useSession()

  async function open() {
    setState('coming')
    try {
      const module = await import('./palette.tsx')
      setPalette(() => module.Palette)
      setState('open')
    } catch {
      setState('shut')
      toast.error(failed)
    }
  }
  useShortcut(open)
  return (
    <OpenContext value={open}>
      {children}
      {state === 'coming' && !Palette && <Sweep label="Loading the search" />}
      {state === 'open' && Palette && !isAsking && (
        <Palette me={me} onClose={() => setState('shut')} />
      )}
    </OpenContext>
  )
}

/** Ctrl K, or ⌘K on a Mac; ignored while a dialog is open. */
const useShortcut = (open: () => void) =>
  useListener('keydown', (event) => {
    const { key, altKey, shiftKey, ctrlKey, metaKey } = event
    if (key.toLowerCase() !== 'k' || altKey || shiftKey) return
    if (isMac() ? !metaKey || ctrlKey : !ctrlKey || metaKey) return
    event.preventDefault()
    if (!document.querySelector(inTheWay)) open()
  })

/** In the sidebar. */
export function PaletteButton({ onOpen }: { onOpen?: () => void }) {
  const open = use(OpenContext)
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={isMac() ? 'Meta+K' : 'Control+K'}
      onClick={() => {
        onOpen?.()
        open()
      }}
      className="flex min-h-9 w-full cursor-pointer items-center gap-3 rounded-lg border border-line-strong bg-surface px-3 text-sm text-ink-muted hover:border-ink-muted pointer-coarse:min-h-11"
    >
      <Search aria-hidden className="size-4.5 shrink-0" /> Go to…
      <kbd aria-hidden className="ml-auto font-sans text-xs pointer-coarse:hidden">
        {isMac() ? '⌘K' : 'Ctrl K'}
      </kbd>
    </button>
  )
}

/** In the top bar of phones. */
export function PaletteIcon() {
  const open = use(OpenContext)
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={open}
      className={buttonClass({ look: 'quiet', size: 'icon' })}
    >
      <Search aria-hidden className="size-5.5" />
      <span className="sr-only">Go to…</span>
    </button>
  )
}
