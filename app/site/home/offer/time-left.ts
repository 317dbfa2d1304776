const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** A span of milliseconds in the units of a countdown; never below zero. */
export function timeLeft(span: number) {
  const rest = Math.max(0, span)
  return {
    days: Math.floor(rest / day),
    hours: Math.floor((rest % day) / hour),
    minutes: Math.floor((rest % hour) / minute),
    seconds: Math.floor((rest % minute) / second),
  }
}
