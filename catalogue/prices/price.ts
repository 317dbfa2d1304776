/** Shown instead of a price on request. */
export const onRequest = 'Price on request'

/** A price of 0 is on request, with or without the switch. */
export const isOnRequest = ({ price }: { price: number }) => price === 0
