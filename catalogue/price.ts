/** What stands in the place of a price on request. */
export const onRequest = 'Price on request'

/** A price of 0 is on request, whether it was switched so or not. */
export const isOnRequest = ({ price }: { price: number }) => price === 0
