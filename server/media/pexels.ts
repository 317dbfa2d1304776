import { z } from 'zod'
import { fetchJson } from './ask.ts'
import type { Service } from './services.ts'
import {
  type Credit,
  defaultAlt,
  defaultDescription,
  type FoundFilm,
  type FoundPhoto,
} from './stock.ts'
import { link, usable } from './usable.ts'

const photo = z.object({
  id: z.number(),
  alt: z.string().nullish(),
  photographer: z.string(),
  photographer_url: link,
  src: z.object({ large: z.url() }),
})

const film = z.object({
  id: z.number(),
  image: z.url(),
  user: z.object({ name: z.string(), url: link }),
  video_files: z
    .array(z.object({ link: z.url(), file_type: z.string(), width: z.number().nullish() }))
    .min(1),
})

type FilmFile = z.output<typeof film>['video_files'][number]

/** Large enough for the width of a laptop, moving and behind a title. */
const wideEnough = 960

interface Search {
  query: string
  count: number
  signal: AbortSignal
}

async function ask(address: string, key: string, search: Search, list: string) {
  const wanted = new URLSearchParams({ query: search.query, per_page: `${search.count}` })
  const answer = z.object({ [list]: z.array(z.unknown()) })
  const asked = { headers: { authorization: key }, signal: search.signal }
  const answered = await fetchJson(`${address}?${wanted}`, answer, asked)
  return answered[list] ?? []
}

export async function searchPexelsPhotos(
  { api }: Service,
  key: string,
  search: Search,
): Promise<FoundPhoto[]> {
  const photos = usable(await ask(`${api}/v1/search`, key, search, 'photos'), photo)
  return photos.map(({ id, alt, photographer, photographer_url, src }) => ({
    id: `${id}`,
    address: src.large,
    alt: alt || defaultAlt,
    description: defaultDescription,
    credit: creditOf(photographer, photographer_url),
  }))
}

export async function searchPexelsFilms(
  { api }: Service,
  key: string,
  search: Search,
): Promise<FoundFilm[]> {
  const films = usable(await ask(`${api}/videos/search`, key, search, 'videos'), film)
  return films.map(({ id, image, user, video_files }) => ({
    id: `${id}`,
    address: lightest(video_files)?.link ?? '',
    posterAddress: image,
    credit: creditOf(user.name, user.url),
  }))
}

/** Chooses the smallest file that is wide enough, since the first may be 4K; else the first. */
function lightest(files: FilmFile[]): FilmFile | undefined {
  const wide = files.filter(
    ({ file_type, width }) => file_type === 'video/mp4' && (width ?? 0) >= wideEnough,
  )
  return wide.toSorted((a, b) => (a.width ?? 0) - (b.width ?? 0))[0] ?? files[0]
}

const creditOf = (author: string, authorUrl: string): Credit => ({
  author,
  authorUrl,
  service: 'Pexels',
  serviceUrl: 'https://www.pexels.com/',
})
