import type { AboutPage } from 'schema-dts'
import { domainContext } from '../../domain.ts'
import { agency } from '../agency.ts'
import { JsonLd } from '../head/json-ld-script.tsx'
import { PageMeta } from '../head/page-meta.tsx'
import { bundledImage } from '../media/bundled-image.ts'
import { type Site, useSite } from '../site.ts'
import type { Route } from './+types/about.ts'
import { AboutBody, aboutPath as path } from './about-body.tsx'
import '../../styles/site/about.css'

export const loader = async ({ context }: Route.LoaderArgs) => ({
  about: await context.get(domainContext).texts.read('about'),
  city: bundledImage(context, 'jhelum-old-city'),
  harvest: bundledImage(context, 'saffron-pampore'),
})

export default function About({ loaderData }: Route.ComponentProps) {
  const site = useSite()
  const { title, lead } = loaderData.about.page
  return (
    <>
      <PageMeta title={title} description={lead} path={path} />
      <AboutBody {...loaderData} />
      <JsonLd data={import.meta.env.SSR && aboutPage(site, title)} />
    </>
  )
}

const aboutPage = (site: Site, name: string) =>
  ({
    '@type': 'AboutPage',
    name,
    url: site.publicUrl + path,
    mainEntity: agency(site),
  }) satisfies AboutPage
