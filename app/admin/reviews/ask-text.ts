interface Asked {
  guestName: string
  link: string
  agency: string
}

/** The initial text of a chat that asks a guest for a review. */
export const askText = ({ guestName, link, agency }: Asked) =>
  `Hello ${guestName}, thank you for travelling with us. How was it? ${link}\n\n${agency}`
