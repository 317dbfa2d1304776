interface Then {
  goOn: () => void
  ask: () => void
}

/** Saves, and then goes on, or asks if that fails. Returns a function that prevents either. */
export function saveFirst(save: () => Promise<boolean>, { goOn, ask }: Then) {
  let isOver = false
  void save().then((isSaved) => {
    if (isOver) return
    if (isSaved) goOn()
    else ask()
  })
  return () => {
    isOver = true
  }
}
