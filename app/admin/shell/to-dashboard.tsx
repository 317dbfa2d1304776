import { href, redirect } from 'react-router'
import { Loading } from './loading.tsx'

export const HydrateFallback = Loading

export function clientLoader() {
  throw redirect(href('/admin/dashboard'))
}

export default function ToDashboard() {
  return null
}
