import { ArrowRight } from 'lucide-react'
import { href, Link } from 'react-router'
import type { Image } from '#catalogue/pictures/image.ts'
import type { TextValue } from '#catalogue/texts/texts.ts'
import { Picture } from '../media/picture.tsx'
import { PageHeader } from '../sections/page-header.tsx'
import { SectionHead } from '../sections/section-head.tsx'
import { Commitments } from './commitments.tsx'

type About = TextValue<'about'>

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
      <PageHeader title={title} crumbs={[{ label: title, path: aboutPath }]}>
        <p className="max-w-[40rem] text-lg text-ink-muted">{lead}</p>
      </PageHeader>
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

function Mission({ heading, paragraphs }: About['mission']) {
  return (
    <section className="page section about-columns" aria-labelledby="mission">
      <h2 id="mission" className="text-3xl">
        {heading}
      </h2>
      <div className="prose text-lg">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}

/** The picture fills the space below the heading, which only wide screens have. */
function Values({ heading, items, image }: About['values'] & { image: Image }) {
  return (
    <section className="page section about-columns" aria-labelledby="values">
      <div className="flex flex-col gap-6">
        <h2 id="values" className="text-3xl">
          {heading}
        </h2>
        <Picture
          image={image}
          sizes="(min-width: 64rem) 24rem, 1px"
          className="min-h-64 flex-1 overflow-clip rounded-lg max-lg:hidden"
        />
      </div>
      <dl className="about-values">
        {items.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-display text-xl font-semibold">{title}</dt>
            <dd className="text-ink-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The heading and the reasons share one grid. */
function Reasons({ heading, items }: About['reasons']) {
  return (
    <section className="bg-surface-2" aria-labelledby="reasons">
      <div className="page section about-reasons">
        <h2 id="reasons" className="text-3xl">
          {heading}
        </h2>
        {items.map(({ title, text }) => (
          <div key={title} className="about-reason">
            <h3 className="text-xl">{title}</h3>
            <p className="text-ink-muted">{text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}

function AboutServices({ heading, items }: TextValue<'about'>['services']) {
  return (
    <section className="page section" aria-labelledby="services">
      <SectionHead title={heading} id="services" />
      <ul className="about-services">
        {items.map(({ title, text, path }) => (
          <li key={title} className="about-service">
            <h3 className="text-xl">
              <Link to={path} className="card-link">
                {title}
              </Link>
              <ArrowRight aria-hidden size={20} />
            </h3>
            <p className="text-ink-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
