/** `21 November 2026` of a day such as `2026-11-21`; only who asks pays for `Intl` and its tables. */
export const longDay = (day: string) =>
  new Date(day).toLocaleDateString('en-IN', { dateStyle: 'long', timeZone: 'UTC' })
