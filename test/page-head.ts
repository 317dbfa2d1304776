/** What the finished HTML of a page says to search engines and messengers. */
export interface PageHead {
  title: string
  description: string
  canonical: string
  /** Of the `og:` and `twitter:` tags and `robots`, by their names. */
  tags: Map<string, string>
  headings: number
  /** Every piece of JSON-LD. */
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

/** Without the entities of HTML and XML. */
export const text = (escaped = '') =>
  escaped.replace(/&([#\w]+);/g, (whole, name) => entities[name] ?? whole)
