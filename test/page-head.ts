/** The metadata of a page's HTML, for search engines and messengers. */
export interface PageHead {
  title: string
  description: string
  canonical: string
  /** The `og:` and `twitter:` tags and `robots`, by name. */
  tags: Map<string, string>
  headings: number
  /** All JSON-LD blocks. */
  things: Thing[]
}

export interface Thing {
  '@type': string
  [property: string]: unknown
}

export function readHead(html: string): PageHead {
  const tags = new Map(
    [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(
      ([, name = '', content = '']) => [name, text(content)],
    ),
  )
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return {
    title: text(/<title>([^<]*)</.exec(html)?.[1]),
    description: tags.get('description') ?? '',
    canonical: text(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]),
    tags,
    headings: html.match(/<h1[ >]/g)?.length ?? 0,
    things: [...scripts].flatMap(([, json = '']) => JSON.parse(json)),
  }
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#x27': "'",
}

/** With HTML and XML entities decoded. */
export const text = (escaped = '') =>
  escaped.replace(/&([#\w]+);/g, (whole, name) => entities[name] ?? whole)
