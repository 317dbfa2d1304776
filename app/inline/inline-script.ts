/** Texts and patterns, in which each space counts. */
const literals = /('[^'\n]*'|"[^"\n]*"|`[^`\n]*`|\/[^/\s]+\/(?=[.,)]))/

/** The text of a script that runs this function at once; it uses nothing from outside itself, and no text of several lines. */
export const inlineScript = (program: () => void) => `(${withoutSpaces(String(program))})()`

const withoutSpaces = (code: string) =>
  code
    .replaceAll(/\/\*.*?\*\/ ?/g, '')
    .replaceAll(/\n\s+/g, '\n')
    .split(literals)
    .map((part, at) => (at % 2 === 1 ? part : closer(part)))
    .join('')

/** The compiler ends each statement with its semicolon: lines and spaces beside signs say nothing. */
const closer = (code: string) =>
  code.replaceAll(/\s*([{}()[\],;])\s*/g, '$1').replaceAll(/ ?(=>|[=?:]|\|\||&&) ?/g, '$1')
