import { Menu } from 'lucide-react'
import { useState } from 'react'
import { href, Link, useLocation } from 'react-router'
import { PaletteIcon } from '../palette/palette-launcher.tsx'
import { buttonClass } from '../ui/button.tsx'
import { AgencyLogo } from './agency.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { CatalogueSheet, type DrawerName, MenuDrawer } from './drawers.tsx'

interface Props {
  /** Renders the menu drawer's content, given its close button and function. */
  menu: (close: React.ReactNode, shut: () => void) => React.ReactNode
}

/** The bars of small screens, above and below the content, with their drawers. */
export function PhoneBars({ menu }: Props) {
  const { open, show } = useDrawers()
  return (
    <>
      <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-b border-line bg-paper px-2 lg:hidden print:hidden">
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={open === 'menu'}
          onClick={() => show('menu')}
          className={buttonClass({ look: 'quiet', size: 'icon' })}
        >
          <Menu aria-hidden className="size-6" />
          <span className="sr-only">Menu</span>
        </button>
        <Link to={href('/admin/dashboard')} className="mr-auto min-w-0 truncate rounded-md py-1.5">
          <AgencyLogo shape="horizontal" height="h-8" />
        </Link>
        <PaletteIcon />
      </header>
      <BottomBar open={open} onOpen={show} />
      <MenuDrawer isOpen={open === 'menu'} onClose={() => show(undefined)}>
        {(close) => menu(close, () => show(undefined))}
      </MenuDrawer>
      <CatalogueSheet isOpen={open === 'catalogue'} onClose={() => show(undefined)} />
    </>
  )
}

/** The open drawer; navigation closes it. */
function useDrawers() {
  const { key } = useLocation()
  const [opened, setOpened] = useState<{ name?: DrawerName; at: string }>()
  const open = opened?.at === key ? opened.name : undefined
  return { open, show: (name?: DrawerName) => setOpened({ name, at: key }) }
}
