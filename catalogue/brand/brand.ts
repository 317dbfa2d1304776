/** The agency that the bundled logo and icons are of. */
export const bundledName = 'Kashmir Escapes'

interface Named {
  operatorName: string
  /** Blank or absent while the agency has sent none. */
  brandLogo?: string
}

/** Whether the bundled logo may stand for an agency; for every other its own or its name does. */
export const hasBundledLogo = ({ operatorName, brandLogo }: Named) =>
  operatorName === bundledName && !brandLogo

/** What stands for an agency where its name has no room. */
export const initialOf = (operatorName: string) =>
  (/[\p{L}\p{N}]/u.exec(operatorName)?.[0] ?? '').toUpperCase()
