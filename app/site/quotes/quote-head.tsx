import { FileText } from 'lucide-react'
import { href } from 'react-router'
import { shortDay } from '#catalogue/dates/day-words.ts'
import { leaving, nightsText, partyText, roomsText } from '#catalogue/quotes/words.ts'
import { useSite } from '../site.ts'
import type { ShownQuote } from './load-quote.ts'

interface Props {
  quote: ShownQuote
  token: string
}

export function QuoteHead({ quote, token }: Props) {
  const { operatorName } = useSite()
  const { version, reference, number, author } = quote
  const { guestName, arrival, nights, party, rooms } = version
  const facts = [
    ['When', `${shortDay(arrival)} to ${shortDay(leaving(version))}, ${nightsText(nights)}`],
    ['Who', partyText(party)],
    ['Rooms', roomsText(rooms)],
    ['Plan', `${reference}, version ${number}`],
    ['Written by', `${author}, ${operatorName}`],
  ].filter(([, text]) => text)
  return (
    <header className="quote-head">
      <p className="eyebrow">Your travel plan</p>
      <h1 className="text-4xl" dir="auto">
        Kashmir, for {guestName}
      </h1>
      <dl className="quote-facts">
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <a
        href={`${href('/q/:token', { token })}/quote.pdf`}
        className="button button-quiet quote-pdf"
      >
        <FileText aria-hidden size={18} />
        Save as PDF
      </a>
    </header>
  )
}
