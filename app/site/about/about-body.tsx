import { href } from 'react-router'
import type { Image } from '#catalogue/pictures/image.ts'
import type { TextValue } from '#catalogue/texts/texts.ts'
import { Picture } from '../media/picture.tsx'
import { PageHead } from '../sections/page-head.tsx'
import { AboutServices } from './about-services.tsx'
import { Commitments } from './commitments.tsx'
import { Mission } from './mission.tsx'
import { Reasons } from './reasons.tsx'
import { Values } from './values.tsx'

export type About = TextValue<'about'>

interface Props {
  about: About
  city: Image
  harvest: Image
}

export const aboutPath = href('/About')

export function AboutBody({ about, city, harvest }: Props) {
  const { title, lead } = about.page
  return (
    <>
      <PageHead title={title} crumbs={[{ label: title, path: aboutPath }]}>
        <p className="max-w-[40rem] text-lg text-ink-muted">{lead}</p>
      </PageHead>
      <div className="page">
        <Picture
          image={city}
          sizes="(min-width: 82rem) 77rem, 96vw"
          first
          className="about-picture"
        />
      </div>
      <Mission {...about.mission} />
      <Values {...about.values} image={harvest} />
      <Reasons {...about.reasons} />
      <AboutServices {...about.services} />
      <Commitments {...about.commitments} />
    </>
  )
}
