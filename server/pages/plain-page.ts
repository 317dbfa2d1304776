import type { SettingsStore } from '../settings/settings.ts'

export type ReadSettings = Pick<SettingsStore, 'read'>

/** Blank if the settings cannot be read. */
export const agencyName = ({ read }: ReadSettings) =>
  read().then(
    ({ operatorName }) => operatorName,
    () => '',
  )

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;' }
const escaped = (text: string) => text.replace(/[&<]/g, (sign) => entities[sign] ?? sign)

interface PlainPage {
  title: string
  text: string
  agency: string
  /** The words of the link to this page. */
  again?: string
}

/** Works without build, database or script. */
export const plainPage = ({
  title,
  text,
  agency,
  again = 'Reload',
}: PlainPage) => `<!DOCTYPE html><html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${[title, escaped(agency)].filter(Boolean).join(' | ')}</title>
<body style="max-width:40rem;margin:15vh auto;padding:1rem;font:1rem/1.6 system-ui">
<h1>${title}</h1>
<p>${text}</p>
<p><a href="">${again}</a> · <a href="/">Home</a></p>`
