import { categoryField } from '#catalogue/kind.ts'
import { type KindName, kindOf } from '#catalogue/kinds.ts'
import type { WireListing } from '#server/wire/schemas.ts'
import { priceWords } from '../rupees.ts'
import { PreviewLink } from './form/preview-link.tsx'

export function Thumbnail({ item: { pictures } }: { item: WireListing }) {
  const [first] = pictures
  const box = 'size-12 shrink-0 rounded-md bg-surface-3 object-cover @min-[22rem]:w-16'
  if (!first) {
    return (
      <span
        className={`${box} flex items-center justify-center text-center text-xs text-ink-muted`}
      >
        No image
      </span>
    )
  }
  const src = first.srcset.webp.split(' ')[0]
  return <img src={src} alt="" width={64} height={48} loading="lazy" className={box} />
}

/** Title, state and what tells it from others like it. */
export function Summary({ kind, item }: { kind: KindName; item: WireListing }) {
  const declaration = kindOf(kind)
  const category = declaration.categories[Number(item[categoryField(declaration)])]
  const second = category ?? String(item.duration ?? '')
  return (
    <div className="min-w-0">
      <p className="line-clamp-3 leading-snug font-semibold break-words">{item.title}</p>
      <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-muted">
        {item.status === 'draft' && (
          <span className="rounded-sm bg-warning-soft px-1.5 font-semibold text-on-warning-soft">
            Draft
          </span>
        )}
        {item.status === 'draft' && <PreviewLink kind={kind} listing={item} />}
        <span className="tabular-nums @min-[32rem]:hidden">{priceWords(item.price)}</span>
        <span className="min-w-0 grow basis-16 break-words">{second}</span>
      </p>
    </div>
  )
}
