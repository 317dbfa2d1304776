/** Marks the omitted content. */
const gap = '<!--content-->'
/** The beginning of the script that starts a page. */
export const moduleScript = '<script type="module" async="">'
const encoder = new TextEncoder()

/**
 * The bytes of a page after replacing text around its content. The content is most of a page: it is
 * neither searched nor copied.
 */
export function changedAround(html: string, change: (around: string) => string): Uint8Array {
  const start = Math.max(0, html.indexOf('<body'))
  const end = Math.max(start, html.indexOf(moduleScript, start))
  const around = change(html.slice(0, start) + gap + html.slice(end))
  const at = around.indexOf(gap)
  return joined([around.slice(0, at), html.slice(start, end), around.slice(at + gap.length)])
}

/** A buffer that is reused for all pages. */
let room = new Uint8Array(0)

function joined(texts: string[]): Uint8Array {
  // A UTF-16 code unit takes at most three bytes.
  const most = 3 * texts.reduce((sum, { length }) => sum + length, 0)
  if (room.length < most) room = new Uint8Array(most)
  let length = 0
  for (const text of texts) length += encoder.encodeInto(text, room.subarray(length)).written
  return room.slice(0, length)
}

const bodies = new WeakMap<Response, Uint8Array>()

/**
 * A response whose body is stored separately, since inside it would be copied three times before
 * sending.
 */
export function withBytes(bytes: Uint8Array, init: ResponseInit): Response {
  const response = new Response(null, init)
  bodies.set(response, bytes)
  return response
}

/** The separate body of a response; undefined if it has a normal one. */
export const bytesOf = (response: Response): Uint8Array | undefined => bodies.get(response)
