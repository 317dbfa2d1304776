import {
  type Image,
  type ImageFolder,
  imagePath,
  mainWidth,
  type SignedFolder,
  sourceSet,
} from '#catalogue/pictures/image.ts'

/** What is told of a picture that is shown; its blurred ground may be left out. */
export type ShownImage = Omit<Image<ImageFolder | SignedFolder>, 'id' | 'blur'> &
  Partial<Pick<Image, 'blur'>>

interface Props {
  image: ShownImage
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string
  /** The widest variant it needs, in pixels: of a small picture two for each it is shown in. */
  widest?: number
  /** The largest picture of the first screen: fetched at once and before others. */
  first?: boolean
  /** Without the blurred ground, for a picture that does not fill its frame. */
  bare?: boolean
  className?: string
}

/** A stored picture in the best format and width, on its blurred ground until it is there. */
export function Picture(props: Props) {
  const { image, sizes, widest, first = false, bare = false, className = '' } = props
  return (
    <picture
      className={`picture ${className}`}
      style={bare || !image.blur ? undefined : { backgroundImage: `url(${image.blur})` }}
    >
      <PictureFiles
        image={image}
        alt={image.alt}
        sizes={sizes}
        widest={widest}
        loading={first ? undefined : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
      />
    </picture>
  )
}

interface FilesProps
  extends Pick<React.ComponentProps<'img'>, 'alt' | 'sizes' | 'loading' | 'fetchPriority'> {
  image: Omit<ShownImage, 'alt'>
  widest?: number
}

/** What stands in a `<picture>` for a stored one. */
export function PictureFiles(props: FilesProps) {
  const { image, alt, sizes, widest, loading, fetchPriority } = props
  const { width, height } = image
  const shownWidth = mainWidth(width)
  return (
    <>
      <source type="image/avif" srcSet={sourceSet(image, 'avif', widest)} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(image, 'webp', widest)} sizes={sizes} />
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
