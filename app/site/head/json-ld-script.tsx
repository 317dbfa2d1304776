import { jsonLd, type Thing } from './json-ld.ts'

/** What the page shows, as search engines read it. */
export const JsonLd = ({ data }: { data: Thing }) => (
  <script type="application/ld+json">{jsonLd(data)}</script>
)
