/** So many published reviews stand on the home page in place of the samples. */
export const enoughReviews = 5
