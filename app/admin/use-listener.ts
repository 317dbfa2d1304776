import { useEffectEvent, useLayoutEffect } from 'react'

/** Listens to an event of the window. In a layout effect, since an effect might miss an early key press. */
export function useListener<Type extends keyof WindowEventMap>(
  type: Type,
  listen: (event: WindowEventMap[Type]) => void,
) {
  const onEvent = useEffectEvent(listen)
  useLayoutEffect(() => {
    const listener = (event: WindowEventMap[Type]) => onEvent(event)
    addEventListener(type, listener)
    return () => removeEventListener(type, listener)
  }, [type])
}
