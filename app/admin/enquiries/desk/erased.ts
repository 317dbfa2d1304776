/** Said where an enquiry is gone while its desk is still open. */
export const erased =
  'This enquiry has been erased meanwhile, so nothing was saved. What you typed stays here until you leave.'
