/** From this many published reviews on, the home page shows them instead of the samples. */
export const enoughReviews = 5
