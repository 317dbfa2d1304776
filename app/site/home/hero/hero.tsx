import { href, Link } from 'react-router'
import type { StockPhoto } from '#server/media/stock.ts'
import { WhatsappIcon } from '../../listing-page/contact-links.tsx'
import { whatsappLink } from '../../listing-page/whatsapp.ts'
import { MediaCredit } from '../../media/media-credit.tsx'
import { PlayButton } from '../../media/play-button.tsx'
import { useSite } from '../../site.ts'
import { HeroPicture, type HeroSlide, toSlides } from './hero-picture.tsx'
import { useSlides } from './use-slides.ts'

/** The first screen: four views of the valley, of which only the first comes before scripts do. */
export function Hero({ photos }: { photos: StockPhoto[] }) {
  const site = useSite()
  const slides = toSlides(photos)
  const { count, current, playing, show, holding, toggle } = useSlides(slides.length)
  const credit = photos[current]?.credit
  return (
    <section className="hero hero-tall home-hero" {...holding}>
      {slides.slice(0, count).map((slide, index) => (
        <HeroPicture
          key={keyOf(slide)}
          slide={slide}
          shown={index === current}
          first={index === 0}
        />
      ))}
      <div className="page home-hero-text">
        <h1 className="text-5xl">Kashmir, planned by the people who live here</h1>
        <div className="home-hero-actions">
          <Link to={href('/travel-packages')} className="button button-accent">
            See travel packages
          </Link>
          <a href={whatsappLink(site)} className="button button-glass">
            <WhatsappIcon /> Plan on WhatsApp
          </a>
          <div className="script-only home-hero-slides">
            {slides.slice(0, count).map((slide, index) => (
              <button
                key={keyOf(slide)}
                type="button"
                onClick={() => show(index)}
                aria-label={`Picture ${index + 1}`}
                aria-current={index === current}
                className="slide-dot"
              />
            ))}
            <PlayButton playing={playing} toggle={toggle} what="pictures" />
          </div>
        </div>
        {credit && <MediaCredit what="Photo" credit={credit} />}
      </div>
    </section>
  )
}

const keyOf = (slide: HeroSlide) => (typeof slide === 'string' ? slide : slide.id)
