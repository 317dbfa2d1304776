import { about } from '#content/about.ts'
import { agency } from '../agency.ts'
import { bundledImage } from '../listing/bundled-image.ts'
import { JsonLd } from '../sections/json-ld.tsx'
import { PageHead } from '../sections/page-head.tsx'
import { PageMeta } from '../sections/page-meta.tsx'
import { Picture } from '../sections/picture.tsx'
import { useSite } from '../site.ts'
import type { Route } from './+types/about.ts'
import { AboutServices } from './about-services.tsx'
import { Commitments } from './commitments.tsx'
import { Mission } from './mission.tsx'
import { Reasons } from './reasons.tsx'
import { Values } from './values.tsx'
import '../../styles/site/text-pages.css'

export const loader = ({ context }: Route.LoaderArgs) => ({
  city: bundledImage(context, 'jhelum-old-city'),
  harvest: bundledImage(context, 'saffron-pampore'),
})

const path = '/About'

export default function About({ loaderData: { city, harvest } }: Route.ComponentProps) {
  const site = useSite()
  const { title, lead } = about
  return (
    <>
      <PageMeta title={title} description={lead} path={path} image={city} />
      <PageHead title={title} crumbs={[{ label: title, path }]}>
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
      <Mission />
      <Values image={harvest} />
      <Reasons />
      <AboutServices />
      <Commitments />
      <JsonLd
        data={{
          '@type': 'AboutPage',
          name: title,
          url: site.publicUrl + path,
          mainEntity: agency(site),
        }}
      />
    </>
  )
}
