import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { slideAt } from './strip.ts'

/** The number in a fragment such as `#photo-3`; undefined if there is no such picture. */
export function photoIn(hash: string, count: number): number | undefined {
  const number = Number(/^#photo-(\d+)$/.exec(hash)?.[1] ?? 0)
  return number >= 1 && number <= count ? number : undefined
}

/** Opens the dialog at the picture in the URL, and updates the URL while swiping. */
export function useGallery(count: number) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const pushed = useNavigationType() === 'PUSH'
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  /** The close event may come after the next picture has opened. */
  const isClosedByAddress = useRef(false)
  const [current, setCurrent] = useState<number>()
  const photo = photoIn(hash, count)

  useEffect(() => {
    if (!photo) {
      setCurrent(undefined)
      if (dialog.current?.open) {
        isClosedByAddress.current = true
        dialog.current.close()
      }
      return
    }
    if (!dialog.current?.open) dialog.current?.showModal()
    setCurrent(photo)
    const list = strip.current
    list?.scrollTo({ left: (photo - 1) * list.clientWidth, behavior: 'instant' })
  }, [photo])

  useLayoutEffect(() => followFocus(strip.current, current), [current])

  function onClose() {
    const isAddressed = isClosedByAddress.current
    isClosedByAddress.current = false
    if (isAddressed || !photo) return
    if (pushed) navigate(-1)
    else navigate(pathname + search, { replace: true, preventScrollReset: true })
  }

  function onScroll() {
    const list = strip.current
    if (!list || !dialog.current?.open) return
    const number = slideAt(list) + 1
    if (number === current) return
    setCurrent(number)
    window.history.replaceState(window.history.state, '', `#photo-${number}`)
  }

  const step = (by: number) => scrollBySlides(strip.current, by)

  return { dialog, strip, current, onScroll, onKeyDown: stepByArrows(step), onClose, step }
}

/** The arrow that was pressed is out of reach with its picture, so the next one's has the focus. */
function followFocus(list: HTMLUListElement | null, current?: number) {
  const left = document.activeElement
  const slide = current && list?.children[current - 1]
  if (!slide || !list.contains(left) || slide.contains(left)) return
  const arrows = [...slide.querySelectorAll('a')]
  const same = arrows.find(({ ariaLabel }) => ariaLabel === left?.ariaLabel)
  const arrow = same ?? arrows[0]
  arrow?.focus({ preventScroll: true })
}

const scrollBySlides = (list: HTMLUListElement | null, by: number) =>
  list?.scrollBy({ left: by * list.clientWidth })

const stepByArrows =
  (step: (by: number) => void) =>
  ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') step(-1)
    if (key === 'ArrowRight') step(1)
  }
