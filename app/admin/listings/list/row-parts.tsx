import { categoryField } from '#catalogue/kind.ts'
import { type KindName, kindOf } from '#catalogue/kinds.ts'
import type { WireListing } from '#server/wire/schemas.ts'
import { priceWords } from '../../rupees.ts'

export function Thumbnail({ item: { pictures } }: { item: WireListing }) {
  const [first] = pictures
  const box = 'h-11 w-13 shrink-0 rounded-md bg-surface-3 object-cover @max-[15rem]:hidden'
  if (!first) {
    return (
      <span
        className={`${box} flex items-center justify-center text-center text-xs leading-tight text-ink-muted`}
      >
        No image
      </span>
    )
  }
  const src = first.srcset.webp.split(' ')[0]
  return <img src={src} alt="" width={52} height={44} loading="lazy" className={box} />
}

/** Title, status and distinguishing details. */
export function Summary({ kind, item }: { kind: KindName; item: WireListing }) {
  return (
    <div className="min-w-0">
      <p dir="auto" className="line-clamp-2 text-left leading-snug font-semibold break-words">
        {item.title}
      </p>
      <Meta kind={kind} item={item} />
    </div>
  )
}

interface MetaProps {
  kind: KindName
  item: WireListing
  /** Omitted if a heading above shows it. */
  hasCategory?: boolean
}

/** Its status, its price if that has no column, and its category or subject. */
export function Meta({ kind, item, hasCategory = true }: MetaProps) {
  const declaration = kindOf(kind)
  const category = declaration.categories[Number(item[categoryField(declaration)])]
  const price = priceWords(item.price)
  const second = String(item.duration || '') || (hasCategory && category)
  return (
    <p className="flex min-w-0 items-center gap-x-2 pt-0.5 @max-[15rem]:flex-wrap text-xs text-ink-muted">
      {item.status === 'draft' && (
        <span className="rounded-sm bg-warning-soft px-1.5 font-semibold text-on-warning-soft">
          Draft
        </span>
      )}
      {price && <span className="shrink-0 tabular-nums @min-[32rem]:hidden">{price}</span>}
      <span className="truncate">{second}</span>
    </p>
  )
}
