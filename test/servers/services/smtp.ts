import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

interface ReceivedMail {
  from: string
  to: string[]
  /** Headers by lower-case name, unfolded. */
  headers: Record<string, string>
  /** Headers and body as received, with quoted-printable decoded. */
  raw: string
}

/** A mail server on the loopback; refuses addresses that begin with 'nobody'. */
export async function startSmtp(port = 0) {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, answer) =>
      address.startsWith('nobody')
        ? answer(Object.assign(new Error('No such person'), { responseCode: 550 }))
        : answer(),
    onData(stream, { envelope }, answer) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = envelope
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          ...parsed(Buffer.concat(chunks).toString()),
        })
        answer()
      })
    },
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const { port: listening } = server.server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(resolve))
  return { mails, port: listening, url: `smtp://127.0.0.1:${listening}`, close }
}

function parsed(sent: string) {
  const raw = sent
    .replace(/=\r\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString(),
    )
    .replace(/\r\n/g, '\n')
  const head = sent.slice(0, sent.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
  const headers = head.split('\r\n').map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
  })
  return { raw, headers: Object.fromEntries(headers) }
}
