/** Markup that React has made on the server and escaped; the browser shows it and needs no script for it. */
export const FinishedMarkup = ({ html }: { html: string }) =>
  html && <div dangerouslySetInnerHTML={{ __html: html }} />
