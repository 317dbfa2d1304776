export interface TextBlock {
  heading: string
  paragraphs: string[]
}

export const whyTravelWithUs: TextBlock = {
  heading: 'Why travel with us',
  paragraphs: [
    'Kashmir changes by the week. Almond blossom gives way to tulips, the high meadows open in June, the chinars turn in late October, and one January night the lake freezes at its edge. A good trip is one that is planned for your week, by people who can look out of the window.',
    'We are a travel agency in Srinagar. We book houseboats, hotels and villas, send the car, arrange the guide, the camera, the ponies or the wedding garden, and stay on the phone until you are home. You speak to the same people before the trip and during it.',
    'Ask us anything before you decide. If your dates are wrong for what you want to see, we shall tell you, and suggest better ones.',
  ],
}
