import { MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'

/** A mouse drags as soon as it moves, a finger once it has rested: until then it scrolls. */
export const useDragSensors = (...others: Parameters<typeof useSensors>) =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    ...others,
  )
