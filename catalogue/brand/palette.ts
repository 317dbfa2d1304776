import { contrast, type Hex, legible, minContrast, mix, ratioText } from './colour.ts'

const white = '#ffffff'
const black = '#000000'
const cream = '#fcf9f0'
const night = '#061521'

/** The backgrounds that brand colours appear on; the same as in `app/styles/palette.css`. */
export const grounds = {
  light: {
    ...{ paper: cream, surface: '#fefdfa', 'surface-2': '#f7f2e8', border: '#e9e4d9' },
    ...{ ink: '#0f2433', 'ink-muted': '#556670' },
  },
  dark: {
    ...{ paper: night, surface: '#0b1e2c', 'surface-2': '#132838', border: '#263b4a' },
    ...{ ink: '#f7f2e8', 'ink-muted': '#b2c1c6' },
  },
} as const

export type Theme = keyof typeof grounds

/** The bundled brand's colours: for buttons and links, and for accents. */
export const bundledColours = { primary: '#135274', accent: '#f5a13a' }

/** CSS custom properties by name, without the leading dashes. */
export type Palette = Record<string, Hex>

/** Why text in this colour is unreadable; undefined when it is readable. */
export function primaryRefusal(primary: Hex): string | undefined {
  const ratio = contrast(primary, grounds.light['surface-2'])
  if (ratio >= minContrast) return undefined
  return `Links in this colour have a contrast of ${ratioText(ratio)} to the page; they need ${ratioText(minContrast)}. Choose a darker one.`
}

export function accentRefusal(accent: Hex): string | undefined {
  const ratio = contrast(accent, inkOn(accent))
  if (ratio >= minContrast) return undefined
  return `Words on this colour have a contrast of ${ratioText(ratio)} at best; they need ${ratioText(minContrast)}. Choose a lighter or a darker one.`
}

const inkOn = (ground: Hex) => (contrast(ground, night) >= contrast(ground, cream) ? night : cream)

const primaries: Record<Theme, (primary: Hex) => Palette> = {
  light(primary) {
    const soft = mix(primary, white, 0.88)
    return {
      ...{ primary, link: primary, focus: primary, 'on-primary': cream },
      ...{ 'primary-hover': mix(primary, black, 0.2), 'primary-soft': soft },
      'on-primary-soft': legible(primary, black, [soft]),
    }
  },
  dark(given) {
    const soft = mix(given, night, 0.65)
    const primary = legible(given, white, [grounds.dark['surface-2'], night])
    return {
      ...{ primary, link: primary, focus: primary, 'on-primary': night },
      ...{ 'primary-hover': mix(primary, white, 0.3), 'primary-soft': soft },
      'on-primary-soft': legible(primary, white, [soft]),
    }
  },
}

function accents(accent: Hex, theme: Theme): Palette {
  const ink = inkOn(accent)
  const goal = theme === 'light' ? black : white
  const soft = theme === 'light' ? mix(accent, white, 0.82) : mix(accent, night, 0.75)
  return {
    ...{ accent, 'on-accent': ink, 'accent-soft': soft },
    'accent-hover': mix(accent, ink === night ? white : black, 0.2),
    'accent-text': legible(accent, goal, [grounds[theme]['surface-2'], grounds[theme].surface]),
    'on-accent-soft': legible(accent, goal, [soft]),
  }
}

interface Colours {
  /** Blank means the bundled colour. */
  primary: Hex
  accent: Hex
}

/** The custom properties that override the defaults for these colours. */
export const brandPalette = ({ primary, accent }: Colours, theme: Theme): Palette => ({
  ...(primary && primaries[theme](primary)),
  ...(accent && accents(accent, theme)),
})

const declarations = (palette: Palette) =>
  Object.entries(palette)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';')

/** CSS rules that override the style sheets' colours; blank for the bundled colours. */
export function brandStyle(colours: Colours): string {
  const [light, dark] = (['light', 'dark'] as const).map((theme) =>
    declarations(brandPalette(colours, theme)),
  )
  return light ? `:root{${light}}@media (prefers-color-scheme:dark){:root{${dark}}}` : ''
}
