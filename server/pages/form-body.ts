import type { FastifyRequest } from 'fastify'
import { isPrivate } from '../http/private-page.ts'

/** Bytes of a form. */
export const maxForm = 64 * 1024

export const pageMethods = 'GET, HEAD, POST'

interface Refusal {
  status: number
  reason: string
}

/** What React Router would take without looking: any method, bodies of any size, forms from other sites. */
export function refuse({ method, url, headers }: FastifyRequest): Refusal | undefined {
  if (method === 'GET' || method === 'HEAD') return
  if (method !== 'POST') return { status: 405, reason: 'This address takes forms only.' }
  const { origin, host } = headers
  const length = headers['content-length']
  const type = headers['content-type'] ?? ''
  // A page that sends no referrer sends no origin either; who knows its address may use its forms.
  const isOwn = !origin || origin.endsWith(`//${host}`) || (origin === 'null' && isPrivate(url))
  if (!isOwn) return { status: 403, reason: 'This form belongs to another site.' }
  if (length === undefined) return { status: 411, reason: 'The length of the form is missing.' }
  if (Number(length) > maxForm) return { status: 413, reason: 'The form is too large.' }
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(type)) {
    return { status: 415, reason: 'This address takes forms only.' }
  }
}

/** Whether the body is the form that its type says. */
export async function isForm({ body, headers }: FastifyRequest): Promise<boolean> {
  try {
    const type = headers['content-type'] ?? ''
    await new Response(bytesOf(body), { headers: { 'content-type': type } }).formData()
    return true
  } catch {
    return false
  }
}

export const bytesOf = (body: unknown) => new Uint8Array(Buffer.isBuffer(body) ? body : [])
