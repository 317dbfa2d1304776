import { pictureStem } from './addresses.ts'

const assets = /\/assets\/[\w.-]+\.(?:js|css)/g
const others = /(?:href|src)="(\/(?:fonts|brand|icons)\/[^"]+|\/favicon\.svg)"/g

/** The scripts, styles, fonts and icons in a page's markup. */
export const filesNamedIn = (html: string): string[] => [
  ...new Set([
    ...(html.match(assets) ?? []),
    ...[...html.matchAll(others)].flatMap(([, file]) => file ?? []),
  ]),
]

export const manifestIn = (html: string): string | undefined =>
  /\/assets\/(?:site-)?manifest-[\w-]+\.js/.exec(html)?.[0]

interface Route {
  module?: string
  imports?: string[]
  css?: string[]
}

/** The imports of those files, from the build's manifest; none if it cannot be read. */
export function filesBehind(files: string[], manifest: string): string[] {
  const named = new Set(files)
  const parts = partsOf(manifest)
  const behind = parts
    .filter(({ module }) => module && named.has(module))
    .flatMap(({ imports = [], css = [] }) => [...imports, ...css])
  return [...new Set(behind)].filter((file) => !named.has(file))
}

function partsOf(manifest: string): Route[] {
  try {
    const json = manifest.slice(manifest.indexOf('{'), manifest.lastIndexOf('}') + 1)
    const { entry, routes } = JSON.parse(json) as { entry: Route; routes: Record<string, Route> }
    return [entry, ...Object.values(routes)]
  } catch {
    return []
  }
}

/** The width at which a phone shows a picture. */
const wide = 640
const maxPictures = 24

/** One variant of each of a page's first pictures, except those stored in another. */
export function picturesNamedIn(html: string, there: string[] = [], least = wide): string[] {
  const known = new Set(there.map(pictureStem))
  const sets = [...html.matchAll(/type="image\/avif" srcSet="([^"]+)"/gi)].map(
    ([, set = '']) => set,
  )
  const chosen = sets.flatMap((set) => {
    const variants = set.split(',').map((each) => each.trim().split(' '))
    const fit = variants.find(([, width = '']) => Number.parseInt(width, 10) >= least)
    return (fit ?? variants.at(-1))?.[0] ?? []
  })
  const byStem = new Map(chosen.toReversed().map((address) => [pictureStem(address), address]))
  const distinct = new Set(chosen.map(pictureStem))
  return [...distinct].slice(0, maxPictures).flatMap((stem) => {
    const address = byStem.get(stem)
    return address === undefined || known.has(stem) ? [] : address
  })
}
