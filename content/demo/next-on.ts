/** The next date of a day such as `03-28`, as `2027-03-28`: samples must not be in the past. */
export function nextOn(monthAndDay: string, today = new Date().toISOString().slice(0, 10)): string {
  const year = Number(today.slice(0, 4))
  const day = `${year}-${monthAndDay}`
  return day > today ? day : `${year + 1}-${monthAndDay}`
}
