import { jsonLd, type Thing } from './json-ld.ts'

interface Props {
  /** Given on the server only (`import.meta.env.SSR && …`): the browser leaves what came with the page. */
  data: Thing | false
}

export const JsonLd = ({ data }: Props) => (
  <script type="application/ld+json" suppressHydrationWarning>
    {import.meta.env.SSR && data ? jsonLd(data) : ''}
  </script>
)
