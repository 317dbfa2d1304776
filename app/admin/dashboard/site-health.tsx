import { CircleAlert } from 'lucide-react'
import { href, Link } from 'react-router'
import { dayMs } from '#catalogue/dates/time.ts'
import type { WireMailQueue } from '#server/api/operations/mail-routes.ts'
import type { WireOverview } from '#server/api/operations/overview-routes.ts'
import { agoText, dayText } from '../dates.ts'
import { Panel } from '../shell/screen-frame.tsx'

const lateDays = 7

interface Site {
  mail: Pick<WireMailQueue, 'sends' | 'waiting' | 'stuck'>
  overview: Pick<WireOverview, 'storage' | 'lastBackup'>
}

const isWell = {
  mail: ({ mail }: Site) => mail.sends && mail.stuck === 0,
  backup: ({ overview: { lastBackup } }: Site) =>
    lastBackup !== null && Date.now() - Date.parse(lastBackup) < lateDays * dayMs,
  storage: ({ overview }: Site) => overview.storage !== null,
}

/** Problems of the site's operation; nothing if there are none. */
export function SiteProblems(site: Site) {
  if (Object.values(isWell).every((isSo) => isSo(site))) return null
  const { mail, overview } = site
  return (
    <Panel heading="Site health">
      <ul className="space-y-4">
        {!isWell.mail(site) && (
          <Problem heading="Mail">
            {mail.sends ? 'Email is set up. ' : 'Email isn’t set up: messages wait in the queue. '}
            <Link to={href('/admin/mail')} className="text-link underline">
              {mail.waiting} waiting, {mail.stuck} failed
            </Link>
          </Problem>
        )}
        {!isWell.backup(site) && (
          <Problem heading="Backup">
            {backupText(overview.lastBackup)} Your site administrator can make one with “npm run
            kashmir backup”.
          </Problem>
        )}
        {!isWell.storage(site) && (
          <Problem heading="Storage">Not responding: images may be missing on the site.</Problem>
        )}
      </ul>
    </Panel>
  )
}

/** The healthy state, in one line. */
export function SiteState(site: Site) {
  const { storage, lastBackup } = site.overview
  const texts = [
    isWell.mail(site) && 'Email is set up.',
    isWell.backup(site) && backupText(lastBackup),
    storage && roomText(storage),
  ]
  return <p className="text-sm text-ink-muted">{texts.filter(Boolean).join(' ')}</p>
}

const backupText = (lastBackup: string | null) =>
  lastBackup ? `Last backup ${agoText(lastBackup)}, on ${dayText(lastBackup)}.` : 'No backup yet.'

const roomText = ({ files, bytes }: { files: number; bytes: number }) =>
  files === 0
    ? 'No images uploaded yet. Images of the demo catalogue don’t count.'
    : `Images and videos: ${sizeText(bytes)} in ${files.toLocaleString('en-IN')} files.`

interface ProblemProps {
  heading: string
  children: React.ReactNode
}

function Problem({ heading, children }: ProblemProps) {
  return (
    <li className="flex gap-3">
      <CircleAlert
        aria-label="Needs attention"
        role="img"
        className="mt-0.5 size-5 shrink-0 text-accent-text"
      />
      <div className="min-w-0">
        <h3 className="font-sans text-base font-semibold tracking-normal">{heading}</h3>
        <p className="text-sm text-ink-muted">{children}</p>
      </div>
    </li>
  )
}

const units = ['bytes', 'KB', 'MB', 'GB', 'TB']

/** 0 bytes, 812 KB, 1.4 GB */
export function sizeText(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(1024))
  const at = Math.min(units.length - 1, power)
  const amount = bytes / 1024 ** at
  return `${amount.toFixed(amount < 10 && at > 1 ? 1 : 0)} ${units[at]}`
}
