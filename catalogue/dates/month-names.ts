/** In English, January first. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** `Jan`, `Feb`, ... */
export const shortMonths = monthNames.map((name) => name.slice(0, 3))
