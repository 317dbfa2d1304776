import { createHmac, timingSafeEqual } from 'node:crypto'

/** RFC 6238 with the parameters that every authenticator app supports: SHA-1, six digits, 30 seconds. */
const stepMs = 30_000
const digits = 6

export const stepAt = (time: Date) => Math.floor(time.getTime() / stepMs)

/** The code of one time step, by RFC 4226. */
export function codeOf(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The step of a typed code: the current one or a neighbour, since clocks differ. */
export function stepOf(secret: Uint8Array, typed: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(typed)) return undefined
  const present = stepAt(now)
  return [present, present - 1, present + 1].find((step) =>
    timingSafeEqual(Buffer.from(codeOf(secret, step)), Buffer.from(typed)),
  )
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648, without padding. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** The URL in the QR code, from which an app reads the secret. */
export function keyAddress(
  secret: Uint8Array,
  { issuer, email }: Record<'issuer' | 'email', string>,
) {
  const name = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`
  return `otpauth://totp/${name}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`
}
