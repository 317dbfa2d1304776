import { Suspense, useMemo } from 'react'
import { data, href, Link } from 'react-router'
import { faqPage } from '../head/json-ld.ts'
import { JsonLd } from '../head/json-ld-script.tsx'
import { PageMeta } from '../head/page-meta.tsx'
import { WhatsappIcon } from '../listing-page/contact-links.tsx'
import { whatsappLink } from '../listing-page/whatsapp.ts'
import { useSite } from '../site.ts'
import type { Route } from './+types/home.ts'
import { AlsoForHire } from './also-for-hire.tsx'
import { Benefits } from './benefits.tsx'
import { CardSection } from './card-section.tsx'
import { Destinations } from './destinations.tsx'
import { Hero } from './hero/hero.tsx'
import { LetsTravel } from './lets-travel.tsx'
import { type HomeData, loadHome } from './load-home.ts'
import { OfferPlace } from './offer/offer-place.tsx'
import { type Question, Questions } from './questions.tsx'
import { Reviews } from './reviews/reviews.tsx'
import { reviewedAgency, website } from './structured-data.ts'
import { WhyTravel } from './why-travel.tsx'
import '../../styles/site/home/offer.css'

export async function loader(request: Route.LoaderArgs) {
  const home = await loadHome(request)
  const complete = home.packages && home.adventures && home.cabs
  return data({ home: pack(home) }, { status: complete ? 200 : 503 })
}

const description =
  'Travel packages, houseboats, hotels, cabs, adventure and weddings in Kashmir, planned and looked after by a travel agency in Srinagar.'

/** Each section hydrates separately, so that none blocks a phone for long. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const home = usePacked(loaderData.home)
  const site = useSite()
  const { popup, floating } = home.offer
  return (
    <>
      <PageMeta title="Kashmir travel, planned in Srinagar" description={description} path="/" />
      {popup && <OfferPlace popup={popup} />}
      <Hero photos={home.heroPhotos} own={home.hero} />
      {home.roads && (
        <p className="page pt-6">
          {home.roads}{' '}
          <Link to={href('/roads')} className="link">
            All roads
          </Link>
        </p>
      )}
      <CardSections home={home} />
      <Suspense>
        <Destinations destinations={home.destinations} />
      </Suspense>
      <Suspense>
        <Benefits {...home.benefits} />
      </Suspense>
      <Suspense>
        <Reviews key={home.reviews.page} first={home.reviews} mapsUrl={home.mapsUrl} />
      </Suspense>
      <Suspense>
        <WhyTravel {...home.why} image={home.market} />
      </Suspense>
      <Suspense>
        <Questions questions={home.questions} />
      </Suspense>
      {floating && <FloatingChat {...floating} />}
      <JsonLd data={import.meta.env.SSR && reviewedAgency(site, home.reviews)} />
      <JsonLd data={import.meta.env.SSR && website(site)} />
      <JsonLd data={import.meta.env.SSR && faqPage(home.questions.map(inLines))} />
    </>
  )
}

const inLines = ({ question, answer }: Question) => ({ question, answer: answer.join('\n') })

function CardSections({ home }: { home: HomeData }) {
  return (
    <>
      <CardSection
        title="Our Travel Packages"
        what="travel packages"
        cards={home.packages}
        path={href('/travel-packages')}
      />
      <LetsTravel stock={home.film} />
      <CardSection
        title="Our Adventure Packages"
        what="adventure packages"
        all="adventures"
        cards={home.adventures}
        path={href('/adventure')}
      />
      <CardSection
        title="Rent a Cab"
        what="cabs"
        all="vehicles"
        cards={home.cabs}
        path={href('/transportation')}
        shown={5}
        more={<AlsoForHire image={home.shikaras} />}
        className="bg-surface-2"
      />
    </>
  )
}

interface Props {
  label: string
  chatText: string
}

function FloatingChat({ label, chatText }: Props) {
  const site = useSite()
  return (
    <a href={whatsappLink({ ...site, whatsappText: chatText })} className="floating-chat">
      <WhatsappIcon size={22} />
      {label}
    </a>
  )
}

/** A loader's answer as one text, which takes fewer bytes in the page than React Router's format. */
type Packed<T> = string & { readonly packs?: T }

/** Only what JSON can represent, except that properties may be undefined. */
function pack<T>(value: T): Packed<T> {
  return JSON.stringify(value)
}

function usePacked<T>(packed: Packed<T>): T {
  return useMemo(() => JSON.parse(packed) as T, [packed])
}
