interface Afterwards {
  /** Reads the list again, once all moves are stored. */
  reload: () => Promise<unknown>
  /** The list that was read has every move. */
  onCurrent: () => void
}

/** Sends moves one after another; the page asks before it is closed until the last one is stored. */
export function createTurns() {
  let last = Promise.resolve()
  let unsent = 0

  async function take(send: () => Promise<unknown>, afterwards: Afterwards) {
    await send()
    unsent -= 1
    if (unsent > 0) return
    removeEventListener('beforeunload', warn)
    void read(afterwards)
  }
  /** A list that was read before a move is not current. */
  async function read({ reload, onCurrent }: Afterwards) {
    await reload()
    if (unsent === 0) onCurrent()
  }
  return (send: () => Promise<unknown>, afterwards: Afterwards) => {
    unsent += 1
    addEventListener('beforeunload', warn)
    last = last.then(() => take(send, afterwards))
  }
}

/** Asks before the page is closed, since the moves that wait would be lost. */
const warn = (event: BeforeUnloadEvent) => event.preventDefault()
