import { monthNames } from '#catalogue/dates/month-names.ts'
import type { Image } from '#catalogue/pictures/image.ts'
import { Picture } from '../media/picture.tsx'
import type { Month } from './months.ts'

export interface ShownMonth extends Omit<Month, 'picture'> {
  image?: Image
}

/** Two on phones, six if there is space. */
const columns = { gridTemplateColumns: 'repeat(auto-fill, minmax(min(45%, 11rem), 1fr))' }

/** Month by month, pictures of seasonal entries. */
export function MonthPictures({ months }: { months: ShownMonth[] }) {
  return (
    <>
      <h3 className="mt-10 text-2xl">Month by month</h3>
      <ol className="year-months mt-4 grid gap-4" style={columns}>
        {months.map(({ month, titles, image }) => (
          <li key={month}>
            {image && (
              <Picture
                image={{ ...image, blur: '' }}
                sizes="(min-width: 64rem) 12rem, 45vw"
                widest={400}
                className="overflow-hidden rounded-lg"
              />
            )}
            <h4 className="font-semibold">{monthNames[month - 1]}</h4>
            <p className="text-sm text-ink-muted">{titles.join(', ')}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
