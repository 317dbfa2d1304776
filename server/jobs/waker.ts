/** Lets a loop sleep until the time is up or it is woken, also if it was woken just before. */
export function createWaker() {
  let isWoken = false
  let resume = () => {}

  async function wait(ms: number) {
    if (!isWoken) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms)
        resume = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
    isWoken = false
  }

  function wake() {
    isWoken = true
    resume()
  }

  return { wait, wake }
}
