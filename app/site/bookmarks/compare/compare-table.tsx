import { X } from 'lucide-react'
import { href, Link } from 'react-router'
import { NoPicture } from '../../media/no-picture.tsx'
import { Picture } from '../../media/picture.tsx'
import { useSite } from '../../site.ts'
import { compared } from '../lists.ts'
import { idsLink } from '../read-ids.ts'
import { compareRows } from './compare-rows.tsx'
import type { ComparedPackage } from './load-comparison.ts'

/** The packages as columns; on a narrow screen they scroll past the row headings. */
export function CompareTable({ packages }: { packages: ComparedPackage[] }) {
  const rows = compareRows(useSite())
  const without = (gone: number) => packages.map(({ id }) => id).filter((id) => id !== gone)
  return (
    <div className="page">
      <div className="compare-scroll">
        <table className="compare" data-count={packages.length}>
          <caption className="sr-only">Travel packages side by side</caption>
          <thead>
            <tr>
              <td />
              {packages.map((one) => (
                <td key={one.id}>
                  <Pictured one={one} without={without(one.id)} />
                </td>
              ))}
            </tr>
            <tr>
              <td />
              {packages.map(({ id, path, title }) => (
                <th key={id} scope="col">
                  <Link to={path}>{title}</Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, show }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {packages.map((one) => (
                  <td key={one.id}>{show(one)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

interface PicturedProps {
  one: ComparedPackage
  without: number[]
}

const Pictured = ({ one: { id, title, image }, without }: PicturedProps) => (
  <div className="compare-picture">
    {image ? <Picture image={image} sizes="(min-width: 64rem) 22rem, 50vw" /> : <NoPicture />}
    <Link
      to={idsLink(href('/compare'), without)}
      preventScrollReset
      className="compare-remove"
      aria-label={`Remove ${title}`}
      onClick={() => compared.remove(id)}
    >
      <X aria-hidden size={18} />
    </Link>
  </div>
)
