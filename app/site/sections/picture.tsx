import { type Image, imagePath, mainWidth, sourceSet } from '#catalogue/image.ts'

interface Props {
  image: Image
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string
  /** The largest picture of the first screen: fetched at once and before others. */
  first?: boolean
  /** Without the blurred ground, for a picture that does not fill its frame. */
  bare?: boolean
  className?: string
}

/** A stored picture in the best format and width, on its blurred ground until it is there. */
export function Picture({ image, sizes, first = false, bare = false, className = '' }: Props) {
  return (
    <picture
      className={`picture ${className}`}
      style={bare || !image.blur ? undefined : { backgroundImage: `url(${image.blur})` }}
    >
      <PictureFiles
        image={image}
        alt={image.alt}
        sizes={sizes}
        loading={first ? undefined : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
      />
    </picture>
  )
}

interface FilesProps
  extends Pick<React.ComponentProps<'img'>, 'alt' | 'sizes' | 'loading' | 'fetchPriority'> {
  image: Omit<Image, 'id' | 'alt'>
}

/** What stands in a `<picture>` for a stored one. */
export function PictureFiles({ image, alt, sizes, loading, fetchPriority }: FilesProps) {
  const { width, height } = image
  const shownWidth = mainWidth(width)
  return (
    <>
      <source type="image/avif" srcSet={sourceSet(image, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(image, 'webp')} sizes={sizes} />
      <img
        src={`/${imagePath(image)}`}
        alt={alt}
        width={shownWidth}
        height={Math.round((height * shownWidth) / width)}
        loading={loading}
        fetchPriority={fetchPriority}
        decoding="async"
      />
    </>
  )
}
