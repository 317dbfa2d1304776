import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { about } from '#content/about.ts'
import { SectionHead } from '../sections/section-head.tsx'

export function AboutServices() {
  const { heading, items } = about.services
  return (
    <section className="page section" aria-labelledby="services">
      <SectionHead title={heading} id="services" />
      <ul className="about-services">
        {items.map(({ title, text, path }) => (
          <li key={path} className="about-service">
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
