import { Link } from 'react-router'
import type { FilledSection } from '#content/legal-text.ts'

/** Leads to the sections: folded up on narrow screens, beside the text on wide ones. */
export function Contents({ sections }: { sections: FilledSection[] }) {
  const links = (
    <ol className="contents-list">
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <Link to={`#${id}`}>{heading}</Link>
        </li>
      ))}
    </ol>
  )
  return (
    <nav aria-label="On this page" className="page-contents">
      <details className="unfolds lg:hidden">
        <summary>On this page</summary>
        {links}
      </details>
      <div className="max-lg:hidden">{links}</div>
    </nav>
  )
}
