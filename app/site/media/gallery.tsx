import { Images } from 'lucide-react'
import type { Image } from '#catalogue/pictures/image.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { GalleryDialog } from './gallery-dialog.tsx'
import { NoPicture } from './no-picture.tsx'
import { Picture } from './picture.tsx'

const shown = 5
const largeSizes = '(min-width: 80rem) 40rem, (min-width: 48rem) 52vw, 54vw'
const smallSizes = '(min-width: 80rem) 20rem, (min-width: 48rem) 26vw, 25vw'

/** One large picture and up to four small ones; each opens the enlarged view. */
function Gallery({ images, title }: { images: Image[]; title: string }) {
  if (images.length === 0) {
    return (
      <div className="page">
        <div className="h-64 overflow-clip rounded-lg">
          <NoPicture text="No images available" />
        </div>
      </div>
    )
  }
  return (
    <div className="gallery-frame">
      <div className="gallery" data-count={Math.min(images.length, shown)}>
        {images.slice(0, shown).map((image, index) => (
          <SiteLink
            key={image.id}
            to={`#photo-${index + 1}`}
            preventScrollReset
            className="gallery-item"
            aria-label={`Photo ${index + 1} of ${images.length}: ${image.alt}`}
          >
            <Picture
              image={image}
              sizes={index === 0 ? largeSizes : smallSizes}
              first={index === 0}
            />
          </SiteLink>
        ))}
        {images.length > 1 && (
          <SiteLink to="#photo-1" preventScrollReset className="gallery-all">
            <Images aria-hidden size={18} /> Show all {images.length} photos
          </SiteLink>
        )}
      </div>
      <GalleryDialog images={images} title={title} />
    </div>
  )
}

/** The layout of the pictures: a single one across the page would be cropped. */
export function arrangeGallery(images: Image[], title: string) {
  const gallery = <Gallery images={images} title={title} />
  return images.length === 1 ? { beside: gallery } : { above: gallery }
}
