/** Lets a loop sleep until the time is up or somebody rings, also if they rang just before. */
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
