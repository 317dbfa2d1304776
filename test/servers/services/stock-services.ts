import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Services } from '#server/media/services.ts'
import { jpeg } from '../../samples/pictures.ts'

export const stockKeys = { UNSPLASH_ACCESS_KEY: 'unsplash-secret', PEXELS_API_KEY: 'pexels-secret' }

interface Answer {
  status?: number
  headers?: Record<string, string>
  body?: string | Buffer
}

export type StockServices = Awaited<ReturnType<typeof startStockServices>>

/**
 * Answers like Unsplash and Pexels, unless `answers` overrides a path. The first photo of each list
 * has the given width in pixels, the others are tiny.
 */
export async function startStockServices(width = 1080) {
  const asked: string[] = []
  /** By the beginning of the path; 'hang' never answers. */
  const answers = new Map<string, Answer | 'hang'>()
  const photos = { first: await jpeg(width, (width * 2) / 3), other: await jpeg(90, 60) }
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const [, told] = [...answers].find(([start]) => path.startsWith(start)) ?? []
    if (told === 'hang') return
    const { status = 200, headers = {}, body = '' } = told ?? usual(request, origin(), photos)
    response.writeHead(status, headers).end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const service = { api: origin(), files: [origin()] }
  const services: Services = { unsplash: service, pexels: service }
  return {
    asked,
    answers,
    services,
    close() {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

type Photos = Record<'first' | 'other', Buffer>

function usual({ url = '', headers }: IncomingMessage, origin: string, photos: Photos): Answer {
  const { pathname, searchParams } = new URL(url, origin)
  const key = headers.authorization
  const count = Number(searchParams.get('per_page'))
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  if (pathname.startsWith('/files/')) {
    return {
      body: pathname.endsWith('s-1') || pathname.endsWith('h-1') ? photos.first : photos.other,
    }
  }
  if (pathname === '/film.mp4') return { body: film, headers: { 'content-type': 'video/mp4' } }
  if (/^\/(search\/photos$|photos\/)/.test(pathname)) {
    if (key !== `Client-ID ${stockKeys.UNSPLASH_ACCESS_KEY}`) return { status: 401 }
    if (pathname !== '/search/photos') return json({ url: `${origin}/files/x` })
    return json({ total: 900, results: numbers.map((number) => unsplashPhoto(number, origin)) })
  }
  if (key !== stockKeys.PEXELS_API_KEY) return { status: 401 }
  if (pathname === '/v1/search') {
    return json({ page: 1, photos: numbers.map((number) => pexelsPhoto(number, origin)) })
  }
  if (pathname === '/videos/search') {
    return json({ page: 1, videos: numbers.map((number) => pexelsVideo(number, origin)) })
  }
  return { status: 404 }
}

const json = (value: object): Answer => ({
  body: JSON.stringify(value),
  headers: { 'content-type': 'application/json' },
})

/** The header of an MP4 file, without a film. */
export const film = Buffer.concat([Buffer.from('\0\0\0\x20ftypisom'), Buffer.alloc(5000, 7)])

const unsplashPhoto = (number: number, origin: string) => ({
  id: `u${number}`,
  description: number === 1 ? 'Shikaras at Gurez' : null,
  alt_description: number === 2 ? null : `boats on water ${number}`,
  urls: { raw: `${origin}/files/raw`, regular: `${origin}/files/unsplash-${number}?w=1080` },
  links: { download_location: `${origin}/photos/u${number}/download` },
  user: { name: `Asma ${number}`, links: { html: `https://unsplash.com/@asma${number}` } },
})

const pexelsPhoto = (number: number, origin: string) => ({
  id: number,
  alt: number === 1 ? 'Snow above the pines' : '',
  photographer: `Bilal ${number}`,
  photographer_url: `https://www.pexels.com/@bilal${number}`,
  src: { original: `${origin}/files/original`, large: `${origin}/files/pexels-${number}` },
})

const pexelsVideo = (number: number, origin: string) => ({
  id: 1000 + number,
  image: `${origin}/files/poster-${number}`,
  user: { name: `Cyra ${number}`, url: `https://www.pexels.com/@cyra${number}` },
  video_files: [
    { link: `${origin}/huge.mp4`, file_type: 'video/mp4', quality: 'uhd', width: 3840 },
    { link: `${origin}/small.mp4`, file_type: 'video/mp4', quality: 'sd', width: 640 },
    { link: `${origin}/film.mp4?${number}`, file_type: 'video/mp4', quality: 'hd', width: 1280 },
  ],
})
