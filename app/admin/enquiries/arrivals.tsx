import { ArrowUp } from 'lucide-react'

interface Props {
  count: number
  onShow: () => void
}

/** Reports new enquiries in the gap above the list, so that no row moves. */
export function Arrivals({ count, onShow }: Props) {
  return (
    <div
      role="status"
      className="sticky top-21 z-10 mb-4 flex h-0 justify-center lg:top-10 pointer-coarse:mb-6"
    >
      {count > 0 && (
        <button
          type="button"
          onClick={onShow}
          className="relative flex h-8 shrink-0 -translate-y-4.5 cursor-pointer items-center gap-2 rounded-full bg-primary px-5 text-sm font-semibold whitespace-nowrap text-on-primary shadow-lg after:absolute after:-inset-0.5 hover:bg-primary-hover pointer-coarse:h-10"
        >
          <ArrowUp aria-hidden className="size-4.5" />
          {count === 1 ? 'Show 1 new one' : `Show ${count} new ones`}
        </button>
      )}
    </div>
  )
}
