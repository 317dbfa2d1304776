import { isSold, type Kind } from '#catalogue/kind.ts'
import { kinds } from '#catalogue/kinds.ts'
import type { TextValue } from '#catalogue/texts/texts.ts'

export const about: TextValue<'about'> = {
  page: {
    title: 'About us',
    lead: 'We are a travel agency in Srinagar. We plan trips through the valley we live in, and we look after you while you are here.',
  },
  mission: {
    heading: 'Mission',
    paragraphs: [
      'We want every guest to meet the Kashmir that we know: its lakes and high meadows, its gardens and workshops, its kitchens and its people.',
      'We want that meeting to be good for both sides. Guests should travel safely, comfortably and at a fair price. The valley should gain work and respect from it, and keep its water clean and its meadows green.',
    ],
  },
  values: {
    heading: 'Core values',
    items: [
      {
        title: 'Integrity',
        text: 'We say what a place is like in the week you come, what a thing costs and what we do not know. A promise in your plan is kept, or put right.',
      },
      {
        title: 'Excellence',
        text: 'Good trips are made of small things: a warm room, a car on time, a guide who listens. We check them before you have to ask.',
      },
      {
        title: 'Sustainability',
        text: 'Lakes, forests and crafts here are older than tourism. We plan so that they outlast it: smaller groups, quieter seasons, less waste.',
      },
      {
        title: 'Innovation',
        text: 'We keep looking for better ways: a new route when the old one is crowded, a plan you can read on a weak signal, an answer within hours.',
      },
      {
        title: 'Community',
        text: 'Boat owners, drivers, weavers, growers and cooks are our partners and our neighbours. They share in what a trip earns.',
      },
    ],
  },
  reasons: {
    heading: 'Reasons to choose our agency',
    items: [
      {
        title: 'Local expertise',
        text: 'Our planners, drivers and guides come from the valley. They know the shortcut, the season and the person to call.',
      },
      {
        title: 'Customized itineraries',
        text: 'No two families travel alike. We begin with your dates, pace and budget, and change the plan until you like it.',
      },
      {
        title: 'Quality',
        text: 'We choose stays and vehicles by looking at them. Guests tell us how it was, and what falls short is mended or dropped.',
      },
      {
        title: 'Sustainable tourism',
        text: 'We spread visits over more places and months, hire locally, and keep camps small and clean.',
      },
      {
        title: '24/7 support',
        text: 'While you travel, one number is answered day and night by someone who knows your plan.',
      },
    ],
  },
  services: {
    heading: 'Services',
    items: Object.values<Kind>(kinds)
      .filter(isSold)
      .map(({ listPath, site }) => ({
        title: site.label,
        text: site.about,
        path: listPath,
      })),
  },
  commitments: {
    heading: 'Sustainability commitments',
    intro: 'These are the rules we set ourselves. Ask us about any of them.',
    points: [
      'We hire guides, drivers, cooks and pony owners from the valley and pay them on time.',
      'We choose houseboats that treat their waste water, and stop working with those that do not.',
      'We carry refill water in our vehicles and ask guests to bring a bottle.',
      'What we take up to a camp we bring down again, litter included.',
      'We keep trekking groups to twelve and camp where camps already stand.',
      'We suggest quieter months and lesser-known valleys, so that the busy ones can breathe.',
      'We take guests to craftspeople who set their own prices, and we take no commission on what guests buy.',
      'We keep our distance from wildlife, and use no animal that is lame, young or overloaded.',
    ],
  },
}
