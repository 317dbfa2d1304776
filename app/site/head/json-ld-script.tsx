import { jsonLd, type Thing } from './json-ld.ts'

interface Props {
  /** Rendered only on the server (`import.meta.env.SSR && …`): the browser leaves it unchanged. */
  data: Thing | false
}

export const JsonLd = ({ data }: Props) => (
  <script type="application/ld+json" suppressHydrationWarning>
    {import.meta.env.SSR && data ? jsonLd(data) : ''}
  </script>
)
