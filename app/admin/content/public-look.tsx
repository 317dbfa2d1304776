import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import type { Image } from '#catalogue/pictures/image.ts'
import { chatNumber, type Settings } from '#catalogue/settings/setting.ts'
import type { AnyTextValue } from '#catalogue/texts/text.ts'
import type { TextName, TextValue } from '#catalogue/texts/texts.ts'
import { type PictureName, pictures } from '#content/demo/pictures.ts'
import { fillSections } from '#content/legal-text.ts'
import { AboutBody } from '../../site/about/about-body.tsx'
import { Benefits } from '../../site/home/benefits.tsx'
import { Hero } from '../../site/home/hero/hero.tsx'
import { ownHero } from '../../site/home/hero/own-hero.ts'
import { Questions } from '../../site/home/questions.tsx'
import { figuresText, markSamples } from '../../site/home/reviews/read-reviews.ts'
import { ReviewCard } from '../../site/home/reviews/review-card.tsx'
import { ReviewsHeader } from '../../site/home/reviews/reviews-header.tsx'
import { factsOf } from '../../site/legal/facts.ts'
import { LegalBody } from '../../site/legal/legal-body.tsx'
import { SiteContext } from '../../site/site.ts'
import { toSite } from '../../site/to-site.ts'
import { SiteFrame } from './site-frame.tsx'

export interface Look {
  name: TextName
  /** The editor's content, valid or not. */
  value: AnyTextValue
  settings: Settings
}

export default function PublicLook({ title, ...look }: Look & { title: string }) {
  const { settings } = look
  const publicUrl = location.origin
  const own = { publicUrl, chatNumber: chatNumber(settings), year: new Date().getFullYear() }
  return (
    <SiteFrame title={title}>
      <SiteContext value={toSite(settings, own)}>
        <Shown {...look} />
      </SiteContext>
    </SiteFrame>
  )
}

function Shown({ name, value, settings }: Look) {
  // The editor of a text has all its sections and fields.
  const shown = value as unknown
  if (name === 'hero') return <Hero photos={[]} own={ownHero(shown as TextValue<'hero'>)} />
  if (name === 'benefits') {
    return <Benefits {...(shown as TextValue<'benefits'>).benefits} />
  }
  if (name === 'questions') {
    return <Questions questions={(shown as TextValue<'questions'>).questions.items} />
  }
  if (name === 'testimonials') {
    return (
      <Testimonials {...(shown as TextValue<'testimonials'>).reviews} mapsUrl={settings.mapsUrl} />
    )
  }
  if (name === 'about') {
    const [city, harvest] = [bundled('jhelum-old-city'), bundled('saffron-pampore')]
    return <AboutBody about={shown as TextValue<'about'>} city={city} harvest={harvest} />
  }
  const { title, items } = (shown as TextValue<'terms'>).text
  const sections = fillSections(items, factsOf(settings, location.origin))
  const updated = settings[name === 'terms' ? 'termsDate' : 'privacyDate'] || todayInKolkata()
  return <LegalBody text={{ title, updated, sections }} path="/" />
}

/** As the server would return it: bundled pictures have one size. */
const bundled = (name: PictureName): Image => ({
  ...{ id: 0, folder: 'uploads', name, width: 1800, height: 1200, blur: '' },
  alt: pictures[name],
})

type TestimonialsProps = TextValue<'testimonials'>['reviews'] & { mapsUrl: string }

/** All at once, where the home page shows three. */
function Testimonials({ clientsServed, items, mapsUrl }: TestimonialsProps) {
  const { reviews, sampleNotice } = markSamples(items)
  return (
    <section className="page section reviews" aria-labelledby="reviews-title">
      <ReviewsHeader figures={figuresText(clientsServed)} sampleNotice={sampleNotice} />
      <ul className="three-cards">
        {reviews.map((review) => (
          <ReviewCard key={review.name} review={review} mapsUrl={mapsUrl} />
        ))}
      </ul>
    </section>
  )
}
