import { Outlet } from 'react-router'
import { Toaster } from 'sonner'
import styles from '../styles/admin.css?url'

/** Staff wait for the scripts, not for a picture: nothing is held back here. */
export const handle = { scripts: 'at once' }

export const links = () => [{ rel: 'stylesheet', href: styles }]

export const meta = () => [
  { title: 'Back office | Kashmir Escapes' },
  { name: 'robots', content: 'noindex' },
]

/** Around every screen of the back office, log-in included. */
export default function Frame() {
  return (
    <div className="isolate min-h-dvh">
      <Outlet />
      <Toaster position="top-right" duration={5000} closeButton className="admin-toaster" />
    </div>
  )
}
