/** Pseudo-random numbers, reproducible with the same RANDOM_SEED. */
export function seededRandom(seed = Number(process.env.RANDOM_SEED) || Date.now() % 2 ** 31) {
  let state = seed
  /** An integer from 0 up to, but not including, the limit. */
  function below(limit: number): number {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  return { seed, below }
}
