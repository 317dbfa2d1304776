/** The fonts that every public page loads. */
export const fonts = ['figtree-var', 'fraunces-600'].map((name) => `/fonts/${name}.woff2`)

const preloads = fonts.map(
  (path) => `<link rel="preload" as="font" type="font/woff2" href="${path}" crossorigin>`,
)

/**
 * Adds the fonts' preloads at the end of a page. In its head they would share a slow connection with
 * the style sheet, without which nothing is painted; found in the styles, they would start later.
 */
export const lateFonts = (html: string) =>
  html.replace('</body>', () => `${preloads.join('')}</body>`)
