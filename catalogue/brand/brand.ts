/** The agency whose logo and icons come with the code. */
export const bundledName = 'Kashmir Escapes'

interface Named {
  operatorName: string
  /** Blank or absent until the agency has uploaded one. */
  brandLogo?: string
}

/** Whether the bundled logo belongs to this agency; any other shows its own logo or its name. */
export const hasBundledLogo = ({ operatorName, brandLogo }: Named) =>
  operatorName === bundledName && !brandLogo

/** A short form of the agency's name, for places too small for the whole. */
export const initialOf = (operatorName: string) =>
  (/[\p{L}\p{N}]/u.exec(operatorName)?.[0] ?? '').toUpperCase()
