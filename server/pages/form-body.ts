import type { FastifyRequest } from 'fastify'
import { maxFileBytes } from '#catalogue/pictures/picture-format.ts'
import { maxReviewPictures } from '#catalogue/reviews/review-page.ts'
import { isPrivate } from '../http/private-page.ts'

/** Maximum bytes of a form: many times what its fields accept, so that they can name what is too long. */
export const maxForm = 256 * 1024
/** The same with pictures. */
const maxPictureForm = maxReviewPictures * maxFileBytes + maxForm

/** For a guest's review, whose files are read as they arrive (see trip-review-form.ts). */
const bringsPictures = (url: string, type: string) =>
  /^\/rv\//i.test(url) && type.startsWith('multipart/')

interface Refusal {
  status: number
  reason: string
}

/** Checks that React Router lacks: methods, body sizes, forms from other sites. */
export function refuse({ method, url, headers }: FastifyRequest): Refusal | undefined {
  if (method === 'GET' || method === 'HEAD') return
  if (method !== 'POST') return { status: 405, reason: 'This address takes forms only.' }
  const { origin, host } = headers
  const length = headers['content-length']
  const type = headers['content-type'] ?? ''
  // A page without referrer sends no origin either; such pages have secret URLs.
  const isOwn = !origin || origin.endsWith(`//${host}`) || (origin === 'null' && isPrivate(url))
  if (!isOwn) return { status: 403, reason: 'This form belongs to another site.' }
  if (length === undefined) return { status: 411, reason: 'The length of the form is missing.' }
  const maxBytes = bringsPictures(url, type) ? maxPictureForm : maxForm
  if (Number(length) > maxBytes) return { status: 413, reason: 'The form is too large.' }
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(type)) {
    return { status: 415, reason: 'This address takes forms only.' }
  }
}

/** Whether the body matches its declared form type. */
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
