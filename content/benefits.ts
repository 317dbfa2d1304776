import type { TextValue } from '#catalogue/texts/texts.ts'

export const benefits: TextValue<'benefits'> = {
  benefits: {
    heading: 'Why Choose Us',
    items: [
      {
        title: 'We live here',
        text: 'Our office is in Srinagar. We know which road opened this morning, which garden is in bloom and which tea stall is worth the stop.',
        icon: 'map-pinned',
      },
      {
        title: 'A plan that is yours',
        text: 'Tell us who is coming, what you like and what tires you. We draw the days around that, and redraw them until they fit.',
        icon: 'route',
      },
      {
        title: 'One price, in writing',
        text: 'Your quotation lists what is included, what is not and what it comes to. You pay nothing on this website.',
        icon: 'badge-indian-rupee',
      },
      {
        title: 'Stays chosen in person',
        text: 'Houseboats, hotels and villas are picked for clean rooms, working heating and kind hosts, and are dropped when they slip.',
        icon: 'bed-double',
      },
      {
        title: 'Drivers from the valley',
        text: 'They have driven these bends in fog and in fresh snow. They know when to wait, and they will not take you shopping for commission.',
        icon: 'car',
      },
      {
        title: 'A plan for the weather',
        text: 'Snow closes roads and wind stops the gondola. Every itinerary has a second version, so a closed road costs you a view and not a day.',
        icon: 'snowflake',
      },
      {
        title: 'Help at any hour',
        text: 'One number, answered day and night while you travel: a missed flight, a fever, a forgotten bag. You speak to someone who knows your trip.',
        icon: 'headset',
      },
      {
        title: 'Two people or two hundred',
        text: 'Couples, grandparents, school groups, dealers’ meets and weddings. The rooms, cars and meals grow with the group; the care does not shrink.',
        icon: 'users',
      },
      {
        title: 'Fair to local hands',
        text: 'Boatmen, pony owners, cooks and guides are paid fairly and on time. Your trip supports the families you meet on it.',
        icon: 'hand-coins',
      },
      {
        title: 'Light on the valley',
        text: 'Small camps, refilled bottles, litter carried down, quiet near wildlife. We want the meadow to look the same after you.',
        icon: 'leaf',
      },
    ],
  },
}
