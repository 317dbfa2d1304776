import { href } from 'react-router'
import { counted } from '#catalogue/noun.ts'
import type { WireOverview } from '#server/api/operations/overview-routes.ts'
import { TextLink } from '../links/text-link.tsx'
import { Panel } from '../shell/screen-frame.tsx'

/** Local costs due for a check; nothing if there are none. */
export function CostsToCheck({ toCheck, samples }: WireOverview['localCosts']) {
  if (toCheck === 0) return null
  const old = toCheck - samples
  const parts = [
    samples > 0 && counted(samples, 'sample'),
    old > 0 && `${old} whose last check is too long ago`,
  ]
  return (
    <Panel heading="Local costs to check">
      <p className="text-sm">
        {parts.filter(Boolean).join(' and ')}. Guests see “ask us” beside them.{' '}
        <TextLink
          size="small"
          to={`${href('/admin/local-costs')}?check=yes`}
          className="font-medium"
        >
          Check them
        </TextLink>
      </p>
    </Panel>
  )
}
