import { useEffect, useRef } from 'react'
import type { Image } from '#catalogue/pictures/image.ts'
import { PictureFiles } from './picture.tsx'

export type SlideImage = Omit<Image, 'id' | 'alt'> & {
  /** `/portraits` has one with the same name, for tall screens. */
  portrait?: boolean
}

interface Props {
  /** An image, or the URL of a film. */
  medium: SlideImage | string
  /** From 1. */
  number: number
  sizes: string
  first: boolean
  near: boolean
  running: boolean
  /** A copy of the last slide before the first, or of the first after the last. */
  copy: boolean
}

export function Slide({ medium, number, copy, running, ...rest }: Props) {
  const alt = copy ? '' : `Slide ${number}`
  return (
    <li className="slideshow-slide" aria-hidden={copy || undefined} inert={copy}>
      {typeof medium === 'string' ? (
        <SlideFilm src={medium} label={alt} running={running} />
      ) : (
        <SlidePicture image={medium} alt={alt} {...rest} />
      )}
    </li>
  )
}

interface PictureProps extends Pick<Props, 'sizes' | 'first' | 'near'> {
  image: SlideImage
  alt: string
}

function SlidePicture({ image, alt, sizes, first, near }: PictureProps) {
  const { name, portrait, blur } = image
  return (
    <picture className="picture" style={{ backgroundImage: `url(${blur})` }}>
      {portrait && (
        <source
          media="(orientation: portrait)"
          type="image/avif"
          srcSet={`/portraits/${name}-480.avif 480w, /portraits/${name}-720.avif 720w`}
          sizes="max(100vw, 64vh)"
        />
      )}
      <PictureFiles
        image={image}
        alt={alt}
        sizes={sizes}
        loading={first || near ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
      />
    </picture>
  )
}

interface FilmProps {
  src: string
  label: string
  running: boolean
}

function SlideFilm({ src, label, running }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (running) video.current?.play().catch(() => {})
    else video.current?.pause()
  }, [running])
  return <video ref={video} src={src} muted loop playsInline preload="none" aria-label={label} />
}
