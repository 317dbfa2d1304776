import { peaks, river, type Town, valley, waters } from './map-lines.ts'

/** The colours of a map of the valley. */
export interface MapColours {
  ground: string
  land: string
  water: string
  line: string
  ink: string
  muted: string
}

/** The colours of the surrounding page, light or dark. */
export const pageColours: MapColours = {
  ground: 'var(--surface-2)',
  land: 'var(--success-soft)',
  water: 'var(--lake-300)',
  line: 'var(--border-strong)',
  ink: 'var(--ink)',
  muted: 'var(--ink-muted)',
}

/** The valley with its peaks and waters, as SVG. */
export const landOf = ({ land, line, water }: MapColours): string =>
  `<path d="${valley}" fill="${land}"/><path d="${peaks}" stroke="${line}" stroke-width="2"/><path d="${river}" stroke="${water}" stroke-width="3"/><path d="${waters.join('')}" fill="${water}"/>`

/** Roads without a state, as SVG. */
export const roadsOf = (paths: string[], { line }: MapColours, width: number): string =>
  `<path d="${paths.join('')}" stroke="${line}" stroke-width="${width}"/>`

export const dotsOf = (towns: Town[], fill: string): string =>
  towns.map(({ at: [x, y] }) => `<circle cx="${x}" cy="${y}" r="5" fill="${fill}"/>`).join('')

/** The names of towns; `look` has further attributes of each. */
export const namesOf = (towns: Town[], look = ''): string =>
  towns.map(({ name, label }) => nameAt(name, label, `font-style="italic"${look}`)).join('')

export type Label = [x: number, y: number, anchor: 'start' | 'middle' | 'end']

/** A text at the position of its label. */
export const nameAt = (words: string, [x, y, anchor]: Label, look: string): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" ${look}>${escaped(words)}</text>`

const signs: Record<string, string> = { '<': '&lt;', '&': '&amp;', '"': '&quot;' }

/** Safe as text and in an attribute. */
export const escaped = (words: string) => words.replace(/[<&"]/g, (sign) => signs[sign] ?? '')
