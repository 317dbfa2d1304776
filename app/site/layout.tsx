import { Outlet } from 'react-router'
import '../styles/site.css'

export default function SiteLayout() {
  return <Outlet />
}
