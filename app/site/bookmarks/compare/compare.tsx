import { useEffect, useRef, useState } from 'react'
import { Form, href, useNavigate } from 'react-router'
import { useAfterChange } from '../../forms/use-after-change.ts'
import { PageMeta } from '../../head/page-meta.tsx'
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx'
import { useList } from '../../site.ts'
import { compared } from '../lists.ts'
import { idsLink } from '../read-ids.ts'
import type { Route } from './+types/compare.ts'
import { CompareTable } from './compare-table.tsx'
import { type Comparison, loadComparison } from './load-comparison.ts'
import '../../../styles/site/bookmarks/compare.css'

export const loader = (request: Route.LoaderArgs) => loadComparison(request)

const path = href('/compare')

export default function Compare({ loaderData }: Route.ComponentProps) {
  const { packages, choices, unknown, gone } = loaderData
  const ids = packages.map(({ id }) => id)
  useChosen(ids.length + unknown === 0)
  // They would still count among the three of this device.
  useEffect(() => {
    if (gone.length > 0) compared.remove(...gone)
  }, [gone])
  const heading = useRef<HTMLHeadingElement>(null)
  useAfterChange(ids.join(), () => {
    // The link or button that was used is gone.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  })
  return (
    <>
      <PageMeta
        title="Compare travel packages"
        description="Up to three travel packages through Kashmir side by side: price, days, route, what is included and what is not."
        path={idsLink(path, ids)}
        hidden
      />
      <div className="page page-top flex flex-col items-start gap-3 pb-4">
        <Breadcrumbs crumbs={[useList('TravelPackage'), { label: 'Compare', path }]} />
        <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
          Compare travel packages
        </h1>
        <LeftOut comparison={loaderData} />
      </div>
      {packages.length > 0 && <CompareTable packages={packages} />}
      <Picker key={ids.join()} ids={ids} choices={choices} />
    </>
  )
}

/** A URL without packages means those chosen on this device. */
function useChosen(withoutIds: boolean) {
  const navigate = useNavigate()
  const [hasNoIds] = useState(withoutIds)
  useEffect(() => {
    const chosen = hasNoIds ? compared.read() : []
    if (chosen.length > 0) navigate(idsLink(path, chosen), { replace: true })
  }, [hasNoIds, navigate])
}

/** Reports packages in the URL that are not shown. */
function LeftOut({ comparison: { unknown, tooMany } }: { comparison: Comparison }) {
  return (
    <>
      {tooMany && (
        <p className="compare-note">
          Three packages can be compared at a time: these are the first three.
        </p>
      )}
      {unknown > 0 && (
        <p className="compare-note">
          {unknown === 1 ? 'One package is' : `${unknown} packages are`} no longer available.
        </p>
      )}
    </>
  )
}

interface Props {
  ids: number[]
  choices: { id: number; title: string }[]
}

const places = [0, 1, 2]
const names = ['First package', 'Second package', 'Third package']

/** The selection of packages: an ordinary form, which works without scripts. */
function Picker({ ids, choices }: Props) {
  return (
    <section className="page section" aria-labelledby="picker-title">
      <h2 id="picker-title" className="text-2xl">
        {ids.length > 0 ? 'Compare others' : 'Choose two or three packages'}
      </h2>
      <Form action={href('/compare')} className="picker">
        {places.map((place) => (
          <label key={place}>
            {names[place]}
            <select name="ids" defaultValue={ids[place] ?? ''} className="input">
              <option value="">None</option>
              {choices.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </label>
        ))}
        <button type="submit" className="button button-primary">
          Compare
        </button>
      </Form>
    </section>
  )
}
