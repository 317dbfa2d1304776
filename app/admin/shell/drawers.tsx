import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { buttonClass } from '../ui/button.tsx'
import { DialogFrame } from '../ui/dialog-frame.tsx'
import { catalogue } from './navigation.ts'
import { PlaceList } from './place-list.tsx'

export type DrawerName = 'menu' | 'catalogue'

interface DrawerProps {
  isOpen: boolean
  onClose: () => void
}

interface MenuProps extends DrawerProps {
  children: (close: React.ReactNode) => React.ReactNode
}

/** The sidebar of small screens. */
export function MenuDrawer({ isOpen, onClose, children }: MenuProps) {
  const side =
    'inset-y-0 left-0 w-72 max-w-[85vw] overflow-y-auto bg-surface-2 pl-[env(safe-area-inset-left)] data-ending-style:-translate-x-full data-starting-style:-translate-x-full'
  return (
    <Drawer label="Menu" className={side} {...{ isOpen, onClose }}>
      {children(<Close text="Close the menu" />)}
    </Drawer>
  )
}

/** The kinds of listings with their parts, within reach of the thumb. */
export function CatalogueSheet(props: DrawerProps) {
  const below =
    'inset-x-0 bottom-0 mx-auto max-h-[85dvh] max-w-xl overflow-y-auto overscroll-contain rounded-t-2xl bg-surface px-3 pb-[max(1rem,env(safe-area-inset-bottom))] data-ending-style:translate-y-full data-starting-style:translate-y-full'
  return (
    <Drawer label="Catalogue" className={below} {...props}>
      <div className="sticky top-0 z-10 flex items-center justify-between bg-surface pt-2 pb-1 pl-3">
        <Dialog.Title className="text-xl">Catalogue</Dialog.Title>
        <Close text="Close the catalogue" />
      </div>
      <nav aria-label="Catalogue" className="space-y-4">
        {catalogue.map((group) => (
          <PlaceList
            key={group.heading}
            {...group}
            showsParts
            listClass="grid grid-cols-2 items-start gap-x-1"
          />
        ))}
      </nav>
    </Drawer>
  )
}

interface FrameProps extends DrawerProps {
  label: string
  className: string
  children: React.ReactNode
}

const Drawer = ({ label, isOpen, onClose, className, children }: FrameProps) => (
  <DialogFrame
    open={isOpen}
    onClose={onClose}
    aria-label={label}
    className={`fixed z-50 text-ink shadow-2xl transition-transform duration-150 motion-reduce:transition-none ${className}`}
  >
    {children}
  </DialogFrame>
)

const Close = ({ text }: { text: string }) => (
  <Dialog.Close className={`${buttonClass({ look: 'quiet', size: 'icon' })} -mr-3`}>
    <X aria-hidden className="size-6" />
    <span className="sr-only">{text}</span>
  </Dialog.Close>
)
