import { type RefObject, useEffect, useRef, useState } from 'react'
import { rupees } from '#catalogue/prices/money.ts'
import { withExtras } from '#catalogue/quotes/pricing/with-extras.ts'
import type { PublicOption, PublicVersion } from '#catalogue/quotes/public-version.ts'
import { lineFacts, sharesTexts } from '#catalogue/quotes/words.ts'
import type { ShownQuote } from './load-quote.ts'
import type { StepAnswer } from './receive-step.ts'

interface Props {
  quote: ShownQuote
  isOpen: boolean
  answer?: StepAnswer
}

/** The options with their prices; for an accepted quote only the chosen one. */
export function Options({ quote: { version, decision, state }, isOpen, answer }: Props) {
  const { options, party } = version
  const accepted = state === 'accepted' ? decision?.optionId : undefined
  const shown = options.filter(({ id }) => accepted === undefined || id === accepted)
  const chosen = answer?.values.option ?? options[0]?.id
  return (
    <section id="options" tabIndex={-1} className="detail-section" aria-labelledby="options-title">
      <h2 id="options-title" className="text-2xl">
        {isOpen && shown.length > 1 ? 'Choose what suits you' : 'What it costs'}
      </h2>
      <div className="quote-options">
        {shown.map((option) => (
          <OptionCard
            key={option.id}
            option={option}
            party={party}
            isOpen={isOpen}
            isAccepted={accepted !== undefined}
            choice={shown.length > 1 ? { isChosen: option.id === chosen } : undefined}
            ticked={tickedOf(option, accepted ? (decision?.extras ?? []) : (answer?.extras ?? []))}
          />
        ))}
      </div>
    </section>
  )
}

/** The ids of its extras, prefixed with the option's in forms. */
const tickedOf = ({ id }: PublicOption, names: string[]) =>
  names.map((name) => name.replace(`${id}:`, ''))

interface CardProps {
  option: PublicOption
  party: PublicVersion['party']
  isOpen: boolean
  isAccepted: boolean
  choice?: { isChosen: boolean }
  ticked: string[]
}

function OptionCard({ option, party, isOpen, isAccepted, choice, ticked: first }: CardProps) {
  const card = useRef<HTMLElement>(null)
  const [ticked, setTicked] = useTicked(first, isOpen ? card : undefined)
  const radio = useRef<HTMLInputElement>(null)
  const { id, name, lines, tax } = option
  const sum = withExtras(option, party.adults, ticked)
  function toggle(extra: string, isOn: boolean) {
    setTicked(isOn ? [...ticked, extra] : ticked.filter((each) => each !== extra))
    // Extras only count with their option.
    if (isOn && radio.current) radio.current.checked = true
  }
  return (
    <section ref={card} className="quote-option" aria-label={name || 'Your plan'}>
      {name && <h3 className="text-xl">{name}</h3>}
      <p className="quote-total" aria-live="polite">
        <strong>{rupees(sum.total)}</strong> in total
      </p>
      <p className="text-ink-muted">{sharesTexts(sum, party).join(', ')}</p>
      {tax && <TaxText tax={tax} amount={sum.taxAmount} />}
      <ul className="quote-lines">
        {lines.map((line) => (
          <li key={line.id}>
            <span dir="auto">{line.text}</span>
            <span className="text-sm text-ink-muted">{lineFacts(line)}</span>
          </li>
        ))}
      </ul>
      {isAccepted ? (
        <AcceptedExtras option={option} ticked={first} />
      ) : (
        <OfferedExtras option={option} isOpen={isOpen} ticked={ticked} onToggle={toggle} />
      )}
      {isOpen && choice && (
        <label className="quote-choice">
          <input
            ref={radio}
            type="radio"
            name="option"
            form="accept"
            value={id}
            defaultChecked={choice.isChosen}
          />
          Choose {name}
        </label>
      )}
    </section>
  )
}

/** The ticked extras; also those ticked before scripts ran, or by the browser on the way back. */
function useTicked(first: string[], card?: RefObject<HTMLElement | null>) {
  const [ticked, setTicked] = useState(first)
  useEffect(() => {
    const boxes = card?.current?.querySelectorAll<HTMLInputElement>('[name=extra]:checked')
    if (boxes) setTicked(Array.from(boxes, ({ value }) => value.replace(/^.*?:/, '')))
  }, [card])
  return [ticked, setTicked] as const
}

interface TaxProps {
  tax: NonNullable<PublicOption['tax']>
  amount: number
}

const TaxText = ({ tax, amount }: TaxProps) => (
  <p className="text-sm text-ink-muted">
    {tax.shownAs === 'line'
      ? `Includes ${tax.label} (${tax.percent}%): ${rupees(amount)}`
      : `${tax.label} is included`}
  </p>
)

interface ExtrasProps {
  option: PublicOption
  /** The ids of the extras that the guest added. */
  ticked: string[]
}

interface OfferedProps extends ExtrasProps {
  isOpen: boolean
  onToggle: (extra: string, isOn: boolean) => void
}

/** All extras, for the guest to choose from; part of the form that accepts. */
function OfferedExtras({ option: { id, extras }, isOpen, ticked, onToggle }: OfferedProps) {
  if (extras.length === 0) return null
  return (
    <fieldset className="quote-extras" disabled={!isOpen}>
      <legend>Optional extras</legend>
      {extras.map((extra) => (
        <label key={extra.id}>
          <input
            type="checkbox"
            name="extra"
            form="accept"
            value={`${id}:${extra.id}`}
            defaultChecked={ticked.includes(extra.id)}
            onChange={({ currentTarget }) => onToggle(extra.id, currentTarget.checked)}
          />
          <span dir="auto">{extra.text}</span>
          <strong>+{rupees(extra.price)}</strong>
        </label>
      ))}
    </fieldset>
  )
}

/** What the guest added, and not what else there was: guests read it on their trip. */
function AcceptedExtras({ option, ticked }: ExtrasProps) {
  const extras = option.extras.filter(({ id }) => ticked.includes(id))
  if (extras.length === 0) return null
  return (
    <>
      <h4 className="font-semibold">With these extras</h4>
      <ul className="quote-lines">
        {extras.map((extra) => (
          <li key={extra.id}>
            <span dir="auto">{extra.text}</span>
            <span className="text-sm text-ink-muted">
              {lineFacts(extra)} · included, {rupees(extra.price)}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
