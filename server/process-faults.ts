/**
 * What goes wrong behind everybody's back is told, and does not end the process: a promise that nobody
 * waits for, a log whose reader has left or whose disk is full.
 */
export function surviveFaults() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  process.on('unhandledRejection', (error) => console.error('Nobody waited for this:', error))
}
