/** Strings and regular expressions, whose spaces must be preserved. */
const literals = /('[^'\n]*'|"[^"\n]*"|`[^`\n]*`|\/[^/\s]+\/(?=[.,)]))/

/**
 * The source of a script that calls this function at once; it must not use outside variables or
 * multi-line strings.
 */
export const inlineScript = (program: () => void) => `(${withoutSpaces(String(program))})()`

const withoutSpaces = (code: string) =>
  code
    .replaceAll(/\/\*.*?\*\/ ?/g, '')
    .replaceAll(/\n\s+/g, '\n')
    .split(literals)
    .map((part, at) => (at % 2 === 1 ? part : closer(part)))
    .join('')

/**
 * The compiler ends each statement with a semicolon, so line breaks and spaces around punctuation
 * can be removed.
 */
const closer = (code: string) =>
  code.replaceAll(/\s*([{}()[\],;])\s*/g, '$1').replaceAll(/ ?(=>|[=?:]|\|\||&&) ?/g, '$1')
