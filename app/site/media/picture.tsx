import {
  type Image,
  type ImageFolder,
  imagePath,
  mainWidth,
  type SignedFolder,
  sourceSet,
} from '#catalogue/pictures/image.ts'

/** The data of a displayed picture; its blurred placeholder may be missing. */
export type ShownImage = Omit<Image<ImageFolder | SignedFolder>, 'id' | 'blur'> &
  Partial<Pick<Image, 'blur'>>

interface Props {
  image: ShownImage
  /** Its displayed width, as in the `sizes` attribute. */
  sizes: string
  /** The widest variant needed, in pixels: for a small picture, twice its displayed width. */
  widest?: number
  /** The largest picture of the first screen: loaded eagerly and with priority. */
  first?: boolean
  /** Without the blurred placeholder, for a picture that does not fill its frame. */
  bare?: boolean
  className?: string
}

/** A stored picture in the best format and width, with a blurred placeholder until it has loaded. */
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

/** The content of a stored picture's `<picture>`. */
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
