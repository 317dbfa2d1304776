/** The agency that the bundled logo and icons are of. */
export const bundledName = 'Kashmir Escapes'

/** Whether the bundled logo may stand for an agency; for every other its name does. */
export const hasBundledLogo = ({ operatorName }: { operatorName: string }) =>
  operatorName === bundledName

/** What stands for an agency where its name has no room. */
export const initialOf = (operatorName: string) =>
  (/[\p{L}\p{N}]/u.exec(operatorName)?.[0] ?? '').toUpperCase()
