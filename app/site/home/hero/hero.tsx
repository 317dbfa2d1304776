import { useEffect, useState } from 'react'
import { href, Link } from 'react-router'
import { heroHeading } from '#content/hero.ts'
import type { StockPhoto } from '#server/media/stock.ts'
import { WhatsappIcon } from '../../listing-page/contact-links.tsx'
import { whatsappLink } from '../../listing-page/whatsapp.ts'
import { prefersReducedMotion, savesData } from '../../media/may-autoplay.ts'
import { MediaCredit } from '../../media/media-credit.tsx'
import { PlayButton } from '../../media/play-button.tsx'
import { useHoverOrFocus } from '../../media/use-hover-or-focus.ts'
import { useSite } from '../../site.ts'
import { HeroPicture, toSlides } from './hero-picture.tsx'
import type { OwnHero } from './own-hero.ts'

interface Props {
  photos: StockPhoto[]
  /** The staff's own version. */
  own?: OwnHero
}

/** The slideshow at the top; only its first picture loads before scripts. */
export function Hero({ photos, own }: Props) {
  const site = useSite()
  const slides = own?.slides ?? toSlides(photos)
  const { count, current, playing, show, holding, toggle } = useSlides(slides.length)
  const credit = own ? undefined : photos[current]?.credit
  const words = own?.slides[current]?.words
  return (
    <section className="hero hero-tall home-hero" {...holding}>
      {slides.slice(0, count).map((slide, index) => (
        <HeroPicture key={slide.id} slide={slide} shown={index === current} first={index === 0} />
      ))}
      <div className="page home-hero-text">
        <h1 className="text-5xl">{own?.heading ?? heroHeading}</h1>
        {words && <p className="text-xl">{words}</p>}
        <div className="home-hero-actions">
          <Link to={href('/travel-packages')} className="button button-accent">
            See travel packages
          </Link>
          <a href={whatsappLink(site)} className="button button-glass">
            <WhatsappIcon /> Plan on WhatsApp
          </a>
          {slides.length > 1 && (
            <div className="script-only home-hero-slides">
              {slides.slice(0, count).map((slide, index) => (
                <button
                  key={slide.id}
                  type="button"
                  onClick={() => show(index)}
                  aria-label={`Picture ${index + 1}`}
                  aria-current={index === current}
                  className="slide-dot"
                />
              ))}
              <PlayButton playing={playing} toggle={toggle} what="pictures" />
            </div>
          )}
        </div>
        {credit && <MediaCredit what="Photo" credit={credit} />}
      </div>
    </section>
  )
}

const slideMs = 5000

/** The index of the shown picture; advances automatically unless the visitor prefers reduced motion. */
function useSlides(all: number) {
  const [count, setCount] = useState(1)
  const [current, setCurrent] = useState(0)
  const [playing, setPlaying] = useState(false)
  const { held, holding, release } = useHoverOrFocus()

  useEffect(() => {
    if (savesData()) return
    setCount(all)
    setPlaying(!prefersReducedMotion())
  }, [all])

  useEffect(() => {
    if (!playing || held || count < 2) return
    const timer = setInterval(() => setCurrent((index) => (index + 1) % count), slideMs)
    return () => clearInterval(timer)
  }, [playing, held, count])

  function toggle() {
    setCount(all)
    setPlaying(!playing)
    release()
  }

  function show(index: number) {
    setCurrent(index)
    setPlaying(false)
  }

  return { count, current, playing, show, holding, toggle }
}
