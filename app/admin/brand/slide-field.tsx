import { readBrandPicture } from '#catalogue/brand/picture.ts'
import { isBundledSlide } from '#catalogue/brand/slides.ts'
import { BrandPictureField } from './brand-picture-field.tsx'

type Props = Omit<React.ComponentProps<typeof BrandPictureField>, 'use' | 'shown' | 'isRequired'>

/** The picture of a slide: a bundled one until there is a custom one. */
export default function SlideField(props: Props) {
  return <BrandPictureField {...props} use="slide" isRequired shown={<Shown text={props.text} />} />
}

function Shown({ text }: { text: string }) {
  const path = isBundledSlide(text) ? `landscapes/${text}.webp` : readBrandPicture(text)?.path
  if (!path) return null
  return (
    <img
      src={`/${path}`}
      alt=""
      className="aspect-video w-full rounded-xl border border-line object-cover"
    />
  )
}
