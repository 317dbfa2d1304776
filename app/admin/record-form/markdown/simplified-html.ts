const known = 'p,div,h1,h2,h3,h4,h5,h6,ul,ol,li,br,b,strong,table,tbody,thead,tr,td,th,blockquote'
const shaped = 'h1,h2,h3,h4,h5,h6,ul,ol,b,strong,p[class^="MsoList"]'

/**
 * The clipboard's HTML, reduced to structural tags without attributes; empty if it has none. Parsed
 * in an inert document that loads nothing.
 */
export function simplifiedHtml(html: string): string {
  if (html === '') return ''
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  if (!body.querySelector(shaped)) return ''
  for (const dropped of body.querySelectorAll('style,script,template,noscript')) dropped.remove()
  for (const element of [...body.querySelectorAll('*')].reverse()) simplify(element)
  const comments = document.createNodeIterator(body, NodeFilter.SHOW_COMMENT)
  for (let each = comments.nextNode(); each; each = comments.nextNode())
    each.parentNode?.removeChild(each)
  return body.innerHTML
}

function simplify(element: Element) {
  const isLight = element instanceof HTMLElement && element.style.fontWeight === 'normal'
  if (!element.matches(known) || isLight) element.replaceWith(...element.childNodes)
  else for (const { name } of [...element.attributes]) element.removeAttribute(name)
}
