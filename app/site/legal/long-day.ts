/** Formats `2026-11-21` as `21 November 2026`; in a separate module, since `Intl` loads tables. */
export const longDay = (day: string) =>
  new Date(day).toLocaleDateString('en-IN', { dateStyle: 'long', timeZone: 'UTC' })
