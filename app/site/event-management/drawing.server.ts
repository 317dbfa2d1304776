import iconsByName from 'lucide-react/dynamicIconImports'

/** The SVG elements of an icon: name and attributes. */
export type Drawing = [name: string, attributes: Record<string, string>][]

type Name = keyof typeof iconsByName

/** The drawings of named icons, so that pages don't contain the whole set. */
export async function drawingsOf(icons: string[]): Promise<Record<string, Drawing>> {
  const drawings: Record<string, Drawing> = {}
  for (const icon of icons) {
    const name = nameIn(icon)
    if (name) drawings[icon] = await drawingOf(name)
  }
  return drawings
}

/** `BedDouble` and `bed double` mean the icon `bed-double`. */
function nameIn(icon: string): Name | undefined {
  const words = icon.trim().replace(/(?<=[a-z])(?=[A-Z0-9])|[\s_]+/g, '-')
  return [icon.trim(), words].map((name) => name.toLowerCase()).find(isName)
}

const isName = (name: string): name is Name => Object.hasOwn(iconsByName, name)

async function drawingOf(name: Name): Promise<Drawing> {
  const { node } = (await iconsByName[name]()).__iconData
  // Lucide declares general SVG attributes; here they are strings.
  return node as Drawing
}
