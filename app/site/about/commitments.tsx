import { Leaf } from 'lucide-react'
import type { TextValue } from '#catalogue/texts/texts.ts'
import { WhatsappIcon } from '../listing-page/contact-links.tsx'
import { whatsappLink } from '../listing-page/whatsapp.ts'
import { dial, useSite } from '../site.ts'

export function Commitments({ heading, intro, points }: TextValue<'about'>['commitments']) {
  const site = useSite()
  return (
    <section className="page pb-16" aria-labelledby="commitments">
      <div className="ornament-ground about-commitments">
        <div className="flex flex-col items-start gap-4">
          <h2 id="commitments" className="text-3xl">
            {heading}
          </h2>
          <p>{intro}</p>
          <p className="mt-2 flex flex-wrap gap-3">
            <a href={whatsappLink(site)} className="button button-primary">
              <WhatsappIcon /> Ask us on WhatsApp
            </a>
            <a href={dial(site.phone)} className="button button-quiet">
              Call {site.phone}
            </a>
          </p>
        </div>
        <ul className="flex flex-col gap-4">
          {points.map((point) => (
            <li key={point} className="flex gap-3">
              <Leaf aria-hidden size={20} className="mt-1 shrink-0 text-success" />
              {point}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
