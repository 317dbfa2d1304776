import { href, redirect } from 'react-router'
import { call } from '../api/call.ts'
import { deleteToken } from '../api/token.ts'

/** A screen of its own, so that unsaved changes are asked about before the session ends. */
export async function clientLoader() {
  await call('DELETE', '/User/session')
  deleteToken()
  throw redirect(href('/admin/login'))
}

export default function SignOut() {
  return null
}
