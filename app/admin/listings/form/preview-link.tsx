import type { KindName } from '#catalogue/kinds.ts'
import type { WireListing } from '#server/wire/schemas.ts'
import { openTab, usePreview } from '../use-preview.ts'

interface Props {
  kind: KindName
  listing: Pick<WireListing, 'id' | 'title'>
}

/** Opens the public page of a draft. */
export function PreviewLink({ kind, listing: { id, title } }: Props) {
  const preview = usePreview(kind)
  return (
    <button
      type="button"
      onClick={() => preview(id, openTab())}
      className="min-h-7 cursor-pointer pointer-coarse:min-h-11 text-sm text-link underline"
    >
      Preview<span className="sr-only"> {title}</span>
    </button>
  )
}
