import { MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'

/** A mouse drags at once, a finger after a long press; before that it scrolls. */
export const useDragSensors = (...others: Parameters<typeof useSensors>) =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    ...others,
  )
