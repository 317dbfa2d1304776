import { href, Link } from 'react-router'
import { queryLink } from '../list-page/query-links.ts'
import { Picture, type ShownImage } from '../media/picture.tsx'

const others = [
  { category: 2, label: 'Motorcycles and scooters' },
  { category: 3, label: 'Shikaras and coaches' },
]

/** The last card in the row of cabs: other vehicles for hire. */
export function AlsoForHire({ image }: { image: ShownImage }) {
  return (
    <div className="card">
      <div className="card-picture">
        <Picture
          image={image}
          sizes="(min-width: 80rem) 24rem, (min-width: 64rem) 31vw, 48vw"
          widest={960}
        />
      </div>
      <div className="card-text">
        <h3 className="text-xl">Two wheels, forty seats or a boat</h3>
        <p className="text-ink-muted">
          Ride the lake road yourself, bring the whole wedding party, or be rowed.
        </p>
      </div>
      <ul className="also-for-hire">
        {others.map(({ category, label }) => (
          <li key={category}>
            <Link to={queryLink(href('/transportation'), {}, { category })} className="card-action">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
