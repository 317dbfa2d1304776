/** A list of callbacks, called in the order they were added. */
export function listeners() {
  const all: (() => void)[] = []
  return {
    add: (listener: () => void) => void all.push(listener),
    call: () => {
      for (const listener of all) listener()
    },
  }
}
