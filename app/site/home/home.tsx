import { data, Link } from 'react-router'
import { domainContext } from '../../domain.ts'
import { attempt } from '../listing/attempt.ts'
import { toCard } from '../listing/card-data.ts'
import { Empty } from '../sections/card-grid.tsx'
import { CardStrip } from '../sections/card-strip.tsx'
import { Failed } from '../sections/failed.tsx'
import { JsonLd } from '../sections/json-ld.tsx'
import { PageMeta } from '../sections/page-meta.tsx'
import { SectionHead } from '../sections/section-head.tsx'
import { dial, useSite } from '../site.ts'
import type { Route } from './+types/home.ts'
import { Hero } from './hero.tsx'
import { LetsTravel } from './lets-travel.tsx'

/** The strip of a phone holds them all, within reason. */
const mostCards = 24

export async function loader({ context }: Route.LoaderArgs) {
  const { listings } = context.get(domainContext)
  const packages = await attempt('the travel packages of the home page', async () => {
    const found = await listings.page('TravelPackage', { pageSize: mostCards }, { drafts: false })
    return found.items.map(toCard)
  })
  return data({ packages }, { status: packages ? 200 : 503 })
}

const description =
  'Travel packages, houseboats, hotels, cabs, adventure and weddings in Kashmir, planned and looked after by a travel agency in Srinagar.'

export default function Home({ loaderData: { packages } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title="Kashmir travel, planned in Srinagar" description={description} path="/" />
      <Hero />
      <section className="page section" aria-labelledby="packages">
        <SectionHead title="Our Travel Packages" id="packages">
          <Link to="/travel-packages" className="link">
            See all travel packages
          </Link>
        </SectionHead>
        {packages && <CardStrip cards={packages} empty={<Empty />} />}
      </section>
      {!packages && <Failed what="the travel packages" />}
      <LetsTravel />
      <Agency />
    </>
  )
}

function Agency() {
  const { publicUrl, operatorName, phone, email, address } = useSite()
  return (
    <JsonLd
      data={{
        '@type': 'TravelAgency',
        name: operatorName,
        url: publicUrl,
        logo: `${publicUrl}/icon-512.png`,
        image: `${publicUrl}/og-default.jpg`,
        telephone: dial(phone).slice('tel:'.length),
        email,
        address,
        priceRange: '₹₹',
      }}
    />
  )
}
