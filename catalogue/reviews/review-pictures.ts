/** The maximum number of pictures of a review. */
export const maxReviewPictures = 4
/** The form field of the pictures. */
export const pictureField = 'pictures'
