import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import type { Image } from '#catalogue/pictures/image.ts'
import { EnhancedLink } from '../../ui/enhanced-link.tsx'
import { Picture } from './picture.tsx'
import { useGallery } from './use-gallery.ts'

/** All pictures, enlarged. The fragment selects one, and opens the dialog without scripts. */
export function GalleryDialog({ images, title }: { images: Image[]; title: string }) {
  const { dialog, strip, current, onScroll, onKeyDown, onClose, step } = useGallery(images.length)
  return (
    <dialog
      ref={dialog}
      className="gallery-dialog"
      aria-label={`Photos of ${title}`}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <EnhancedLink
        href="#photos"
        className="gallery-close"
        aria-label="Close photos"
        instead={() => dialog.current?.close()}
      >
        <X aria-hidden size={24} />
      </EnhancedLink>
      <ul ref={strip} className="gallery-strip" onScroll={onScroll}>
        {images.map((image, index) => {
          const number = index + 1
          return (
            <li
              key={image.id}
              id={`photo-${number}`}
              className="gallery-slide"
              inert={current !== undefined && current !== number}
            >
              <Picture image={image} sizes="100vw" bare className="gallery-large" />
              <p className="gallery-count">
                {number} / {images.length}
              </p>
              {number > 1 && <Arrow from={number} by={-1} step={step} />}
              {number < images.length && <Arrow from={number} by={1} step={step} />}
            </li>
          )
        })}
      </ul>
    </dialog>
  )
}

interface ArrowProps {
  from: number
  by: 1 | -1
  step: (by: number) => void
}

function Arrow({ from, by, step }: ArrowProps) {
  const Icon = by < 0 ? ChevronLeft : ChevronRight
  return (
    <EnhancedLink
      href={`#photo-${from + by}`}
      className={`gallery-arrow ${by < 0 ? 'left-2' : 'right-2'}`}
      aria-label={by < 0 ? 'Previous photo' : 'Next photo'}
      instead={() => step(by)}
    >
      <Icon aria-hidden size={28} />
    </EnhancedLink>
  )
}
