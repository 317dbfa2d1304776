/** Within this time a form that is sent again is a double tap, which would start an upload anew. */
const doubleTapMs = 5000

/**
 * Lets forms be sent, but not by a double tap, nor without a connection: the browser's error page would
 * replace them. Each call says what to show.
 */
export function guardSubmits() {
  let sentAt = Number.NEGATIVE_INFINITY
  return (event: Pick<Event, 'timeStamp' | 'preventDefault'>): 'offline' | 'sending' => {
    const { onLine } = navigator
    const isAgain = event.timeStamp - sentAt < doubleTapMs
    if (isAgain || !onLine) event.preventDefault()
    else sentAt = event.timeStamp
    return onLine ? 'sending' : 'offline'
  }
}
