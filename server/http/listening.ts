interface Address {
  port: number
  host: string
}

/** Waits until a server listens. Throws an Error of one line that names the variable at fault. */
export async function listening<T>(
  listens: Promise<T>,
  { port, host }: Address,
  prefix = '',
): Promise<T> {
  try {
    return await listens
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const problems: Record<string, string> = {
      EADDRINUSE: `${prefix}PORT ${port} is already in use on ${host}.`,
      EACCES: `${prefix}PORT ${port} needs rights that this user does not have.`,
    }
    const problem = problems[code ?? ''] ?? `${prefix}HOST ${host} cannot be used: ${message}`
    throw new Error(problem, { cause: error })
  }
}
