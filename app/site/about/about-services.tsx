import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import type { TextValue } from '#catalogue/texts/texts.ts'
import { SectionHead } from '../sections/section-head.tsx'

export function AboutServices({ heading, items }: TextValue<'about'>['services']) {
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
              <ArrowRight aria-hidden="true" size={20} />
            </h3>
            <p className="text-ink-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
