const long = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })

/** `21 November 2026` of a day such as `2026-11-21`. */
export const longDay = (day: string) => long.format(new Date(day))
