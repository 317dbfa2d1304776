/**
 * Pages of one person, by a link that only they have: a quote, a review. They are made anew each time,
 * kept in no cache, and their address is told to nobody.
 */
export const isPrivate = (address: string) => /^\/(q|rv)(\/|\.|$)/i.test(address)

export const privateHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}
