/** The heading of a guest's review page, and the subject of the mail with its link. */
export const reviewQuestion = (operatorName: string) => `How was your trip with ${operatorName}?`

/** The maximum number of pictures of a review. */
export const maxReviewPictures = 4
/** The form field of the pictures. */
export const pictureField = 'pictures'
