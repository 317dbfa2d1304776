/**
 * Logs background errors instead of ending the process: unhandled rejections, and a log whose
 * reader has gone or whose disk is full.
 */
export function surviveFaults() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  process.on('unhandledRejection', (error) => console.error('Nobody waited for this:', error))
}
