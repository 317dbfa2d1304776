import { CircleAlert, CircleCheck } from 'lucide-react'
import { href, Link } from 'react-router'
import type { WireMailQueue } from '#server/api/operations/mail-routes.ts'
import type { WireOverview } from '#server/api/operations/overview-routes.ts'
import { agoText, dayText } from '../dates.ts'

const lateDays = 7

interface Props {
  mail: WireMailQueue
  overview: Pick<WireOverview, 'storage' | 'lastBackup'>
}

export function SiteHealth({ mail, overview: { storage, lastBackup } }: Props) {
  return (
    <ul className="space-y-4">
      <Line isWell={mail.sends && mail.stuck === 0} heading="Mail">
        {mail.sends ? 'Email is set up. ' : 'Email isn’t set up: messages wait in the queue. '}
        <Link to={href('/admin/mail')} className="text-link underline">
          {mail.waiting} waiting, {mail.stuck} failed
        </Link>
      </Line>
      <Line isWell={isRecent(lastBackup)} heading="Backup">
        {lastBackup
          ? `Last backup ${agoText(lastBackup)}, on ${dayText(lastBackup)}.`
          : 'No backup yet.'}
        {!isRecent(lastBackup) && ` ${howTo}`}
      </Line>
      <Line isWell={storage !== null} heading="Storage">
        {storage ? roomText(storage) : 'Not responding: images may be missing on the site.'}
      </Line>
    </ul>
  )
}

const roomText = ({ files, bytes }: { files: number; bytes: number }) =>
  files === 0
    ? 'No images uploaded yet. Images of the demo catalogue don’t count.'
    : `Images and videos: ${sizeText(bytes)} in ${files.toLocaleString('en-IN')} files.`

const howTo = 'Your site administrator can make one with “npm run kashmir backup”.'

const isRecent = (iso: string | null) =>
  iso !== null && Date.now() - Date.parse(iso) < lateDays * 86_400_000

interface LineProps {
  isWell: boolean
  heading: string
  children: React.ReactNode
}

function Line({ isWell, heading, children }: LineProps) {
  const Icon = isWell ? CircleCheck : CircleAlert
  return (
    <li className="flex gap-3">
      <Icon
        aria-label={isWell ? 'OK' : 'Needs attention'}
        role="img"
        className={`mt-0.5 size-5 shrink-0 ${isWell ? 'text-success' : 'text-accent-text'}`}
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
