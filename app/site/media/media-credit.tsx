import type { Credit } from '#server/media/stock.ts'

interface Props {
  what: 'Photo' | 'Film'
  credit: Credit
}

/** The credit of a stock photo or film, in the words its service requires. */
export function MediaCredit({ what, credit }: Props) {
  const { author, authorUrl, service, serviceUrl } = credit
  return (
    <p className="media-credit">
      {`${what} by `}
      <a href={authorUrl}>{author}</a> on <a href={serviceUrl}>{service}</a>
    </p>
  )
}
