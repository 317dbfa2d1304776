/** The parts that the command line names, or all of them. An unknown name ends the process. */
export function askedParts<Part>(parts: Record<string, Part>): [string, Part][] {
  const asked = process.argv.slice(2)
  const unknown = asked.filter((name) => !(name in parts))
  if (unknown.length > 0) {
    const known = Object.keys(parts).join(', ')
    console.error(`There is no part ${unknown.join(', ')}. Parts: ${known}.`)
    process.exit(1)
  }
  return Object.entries(parts).filter(([name]) => asked.length === 0 || asked.includes(name))
}
