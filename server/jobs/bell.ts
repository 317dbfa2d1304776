/** Lets a loop sleep until the time is up or the bell rings, also if it rang just before. */
export function createBell() {
  let rung = false
  let wake = () => {}

  async function wait(ms: number) {
    if (!rung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
    rung = false
  }

  function ring() {
    rung = true
    wake()
  }

  return { wait, ring }
}
