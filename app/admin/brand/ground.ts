import { grounds, type Palette, type Theme } from '#catalogue/brand/palette.ts'

const properties = (palette: Palette) =>
  Object.fromEntries(Object.entries(palette).map(([name, colour]) => [`--${name}`, colour]))

/** Applies the colours of a theme, whichever theme the back office is in. */
export const groundStyle = (theme: Theme, palette: Palette = {}): React.CSSProperties => ({
  ...properties({ ...grounds[theme], ...palette }),
  colorScheme: theme,
})
