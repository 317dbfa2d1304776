/** The text of a script that runs this function at once; it uses nothing from outside itself, and no text of several lines. */
export const inlineScript = (program: () => void) =>
  `(${String(program)
    .replaceAll(/\n\s+/g, '\n')
    .replaceAll(/([{,;])\n/g, '$1')})()`
