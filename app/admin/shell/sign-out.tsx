import { href, redirect } from 'react-router'
import { call } from '../api/call.ts'
import { deleteToken } from '../api/token.ts'

/** A separate screen, so that leaving it asks about unsaved changes before the session ends. */
export async function clientLoader() {
  await call('DELETE', '/User/session')
  deleteToken()
  throw redirect(href('/admin/login'))
}

export default function SignOut() {
  return null
}
