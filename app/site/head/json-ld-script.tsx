import { jsonLd, type Thing } from './json-ld.ts'

export const JsonLd = ({ data }: { data: Thing }) => (
  <script type="application/ld+json">{jsonLd(data)}</script>
)
