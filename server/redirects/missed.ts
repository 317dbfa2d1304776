import { dayMs } from '#catalogue/dates/time.ts'
import type { Queries } from '../db/tables.ts'

const shown = 100
const retentionDays = 90
const maxLength = 200

/** Requests of scanners and broken pages: programs, hidden files, files of other systems. */
const junk = [
  /\/\./,
  /\.(php\d?|phtml|aspx?|jspx?|cgi|env|ini|sql|bak|old|log|ya?ml|toml|zip|gz|tar|rar|7z|exe|sh|dll)$/,
  /\.(js|css|map|json|xml|txt|ico|png|jpe?g|gif|webp|avif|svg|woff2?|ttf|mp4|webmanifest)$/,
  /^\/(wp-|wordpress|xmlrpc|phpmyadmin|pma|cgi-bin|vendor|actuator|boaform|hnap1|solr|autodiscover|owa|_next|node_modules|\.)/,
]
/** Email addresses and long numbers may be personal data. */
const personal = /@|%40|\d{7}/

export const isWorthNoting = (path: string): boolean =>
  path.length <= maxLength && !personal.test(path) && !junk.some((each) => each.test(path))

/** Missed addresses, most requested first. */
export const findMissed = (db: Queries) =>
  db
    .selectFrom('missedAddresses')
    .selectAll()
    .orderBy('count', 'desc')
    .orderBy('path')
    .limit(shown)
    .execute()

export const dropMissed = (db: Queries, path: string) =>
  db.deleteFrom('missedAddresses').where('path', '=', path).execute()

/** Deletes addresses not requested lately. */
export const sweepMissed = (db: Queries, now: Date) =>
  db
    .deleteFrom('missedAddresses')
    .where('askedAt', '<', new Date(now.getTime() - retentionDays * dayMs).toISOString())
    .execute()
