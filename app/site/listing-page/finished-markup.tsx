/** Markup rendered and escaped by React on the server; the browser needs no script for it. */
export const FinishedMarkup = ({ html }: { html: string }) =>
  html && <div dangerouslySetInnerHTML={{ __html: html }} />

/** The same inside an SVG. */
export const FinishedShapes = ({ svg }: { svg: string }) => (
  <g dangerouslySetInnerHTML={{ __html: svg }} />
)
