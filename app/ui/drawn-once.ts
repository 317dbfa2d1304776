import { type ForwardRefRenderFunction, forwardRef, type ReactNode } from 'react'

interface Drawing {
  icon?: object
}

/** Maximum cached drawings of an icon. */
const maxCached = 50

/**
 * A `forwardRef` for icons whose markup depends on their properties alone: with the same ones an
 * icon is drawn once, since merging its attributes costs more than writing them. On the server only.
 */
export function drawnOnce<Props extends Drawing>(
  draw: ForwardRefRenderFunction<SVGSVGElement, Props>,
) {
  const kept = new WeakMap<object, Map<string, ReactNode>>()
  return forwardRef<SVGSVGElement, Props>((props, ref) => {
    const key = ref ? undefined : keyOf(props)
    if (!props.icon || key === undefined) return draw(props as Props, ref)
    const own = kept.get(props.icon) ?? new Map<string, ReactNode>()
    kept.set(props.icon, own)
    if (own.has(key)) return own.get(key)
    const drawing = draw(props as Props, ref)
    if (own.size < maxCached) own.set(key, drawing)
    return drawing
  })
}

/** Undefined if a property is not a plain value. */
function keyOf(props: object): string | undefined {
  let key = ''
  for (const [name, value] of Object.entries(props)) {
    if (name === 'icon') continue
    if (typeof value === 'function' || (typeof value === 'object' && value !== null)) return
    key += `${name}=${value}\n`
  }
  return key
}
