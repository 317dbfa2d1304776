import { Pause, Play } from 'lucide-react'
import { Link } from 'react-router'
import { whatsappLink } from '../listing/whatsapp.ts'
import { WhatsappIcon } from '../sections/contact-links.tsx'
import { useSite } from '../site.ts'
import { HeroPicture, heroPictures } from './hero-picture.tsx'
import { useSlides } from './use-slides.ts'

/** The first screen: four views of the valley, of which only the first comes before scripts do. */
export function Hero() {
  const site = useSite()
  const { count, current, playing, show, setHeld, toggle } = useSlides(heroPictures.length)
  return (
    <section
      className="hero hero-tall home-hero"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      {heroPictures.slice(0, count).map((name, index) => (
        <HeroPicture key={name} name={name} shown={index === current} first={index === 0} />
      ))}
      <div className="page home-hero-text">
        <h1 className="text-5xl">Kashmir, planned by the people who live here</h1>
        <div className="home-hero-actions">
          <Link to="/travel-packages" className="button button-accent">
            See travel packages
          </Link>
          <a href={whatsappLink(site)} className="button button-glass">
            <WhatsappIcon /> Plan on WhatsApp
          </a>
        </div>
      </div>
      <div className="script-only home-hero-slides">
        {heroPictures.slice(0, count).map((name, index) => (
          <button
            key={name}
            type="button"
            onClick={() => show(index)}
            aria-label={`Picture ${index + 1}`}
            aria-current={index === current}
            className="slide-dot"
          />
        ))}
        <button
          type="button"
          onClick={toggle}
          className="icon-button"
          aria-label={playing ? 'Pause the pictures' : 'Play the pictures'}
        >
          {playing ? <Pause aria-hidden="true" size={18} /> : <Play aria-hidden="true" size={18} />}
        </button>
      </div>
    </section>
  )
}
