import { Link } from 'react-router'
import { services } from './nav.ts'

/** The ways on, from where there is nothing to show. */
export const ServiceLinks = () => (
  <ul className="flex flex-wrap gap-2">
    {services.map(({ label, path }) => (
      <li key={path}>
        <Link to={path} className="chip">
          {label}
        </Link>
      </li>
    ))}
  </ul>
)
