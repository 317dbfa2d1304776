import { Dialog } from '@base-ui/react/dialog'
import { Menu, X } from 'lucide-react'
import { useState } from 'react'
import { href } from 'react-router'
import { buttonClass } from '../ui/button.tsx'
import { backdropClass } from '../ui/dialog-look.ts'

/** The bar of small screens, whose button shows and hides the sidebar. */
export function Drawer({ children }: { children: React.ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <header className="sticky top-0 z-20 flex items-center gap-2 border-b border-line bg-paper px-2 py-1.5 lg:hidden">
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Trigger className={buttonClass({ look: 'quiet', size: 'icon' })}>
          <Menu aria-hidden className="size-6" />
          <span className="sr-only">Menu</span>
        </Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Backdrop className={backdropClass} />
          <Dialog.Popup
            aria-label="Menu"
            className="fixed inset-y-0 left-0 z-50 w-72 max-w-[85vw] overflow-y-auto bg-surface-2 text-ink shadow-2xl transition-transform duration-150 data-ending-style:-translate-x-full data-starting-style:-translate-x-full motion-reduce:transition-none"
          >
            <Dialog.Close
              className={`${buttonClass({ look: 'quiet', size: 'icon' })} absolute top-4 right-2`}
            >
              <X aria-hidden className="size-6" />
              <span className="sr-only">Close the menu</span>
            </Dialog.Close>
            {children}
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
      <a href={href('/admin/dashboard')} className="rounded-md py-1.5">
        <img
          src="/brand/logo-horizontal.svg"
          alt="Kashmir Escapes"
          className="h-8 w-auto dark:hidden"
        />
        <img
          src="/brand/logo-horizontal-on-dark.svg"
          alt="Kashmir Escapes"
          className="hidden h-8 w-auto dark:block"
        />
      </a>
    </header>
  )
}
