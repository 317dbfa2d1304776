import type { DemoListing } from './demo-listing.ts'

/** Oldest first, since a new article is placed before the others. */
export const articles: DemoListing<'Article'>[] = [
  {
    title: 'How to read a package price before you pay for it',
    categoryId: 4,
    author: 'Imran Dar',
    date: '2025-08-19',
    description:
      'Two quotes for the same six days can differ by half. Ten lines to look for, and what to ask where one is missing.',
    text: 'A package is a hotel, a car and somebody who answers the phone. When one quote is much cheaper than another, one of the three is smaller. It is seldom written which.\n\n## What the number is for\n\nMost prices are **per person on twin sharing**: two people in one room. Alone you pay a single supplement, often half as much again. A child in your bed is cheap, a child in an extra bed is not. Ask for the total for your group, in rupees, with tax, and compare only totals.\n\n## The car\n\n- Which car, by its model, and whether it is yours for the whole day or drops you and leaves.\n- Whether it may go where you are going. At Gulmarg in snow, Pahalgam and Sonamarg the local unions drive the last stretch at posted rates, and a package either pays for them or does not mention them.\n- Who pays for parking, tolls, and the driver’s night.\n\n[picture 2]\n\n## The room\n\nA name and a category: “Hotel So-and-so or similar” means similar. Ask which room, on which floor, and whether **heating** is included from November to March. Electric blankets and a fan heater for two hours are not the same as central heating.\n\n## The meals\n\n“Breakfast and dinner” is the usual plan, written MAP. Lunch is yours, on the road. Dinner is nearly always a fixed menu or a buffet.\n\n## What is hardly ever in it\n\n1. Gondola tickets, ponies, shikara rides beyond the first hour\n2. Entrance to gardens and parks, camera fees\n3. Flights, and what you pay if one is cancelled\n4. Tips\n\n## Before you pay\n\nAsk for the agency’s registration and GST number, a written list of what is included, and the day until which you get your money back. Pay a part, by bank or card, to an account in the agency’s name. Whoever needs all of it today, in cash or to a private number, is not an agency.',
    mentions: [
      'First Time in Kashmir: Srinagar, Gulmarg, Pahalgam',
      'Three Generations in Kashmir',
      'Lake, Meadow and Snow in Private Comfort',
    ],
    pictures: ['suv-mountain-road', 'sedan-boulevard'],
  },
  {
    title: 'Houseboats explained',
    categoryId: 3,
    author: 'Mehvish Bhat',
    date: '2025-09-02',
    description:
      'They do not sail, the cook lives behind, and the view depends on which side of the lake you tie up.',
    text: 'A houseboat is a wooden house of cedar on a flat hull. It has not moved for years and will not move for you. You reach it by shikara from a ghat on the road, and the ride is part of the price.\n\n[picture 2]\n\n## Dal or Nigeen\n\n**Dal** is close to everything, lively, and loud near the Boulevard: sellers paddle up to your verandah from eight in the morning. Boats further in, towards the floating gardens, are quieter and take twenty minutes to reach.\n\n**Nigeen** is smaller, deeper and calm. You swim and read there. A trip to the old city takes half an hour by car.\n\n## Inside\n\nA carved sitting room, a dining room, two to five bedrooms in a row along a corridor, each with a bath, and a verandah at the front. Rooms are let one by one: unless you take the whole boat, you share the sitting room. The family who owns it lives in the boat behind, and cooks there.\n\n[picture 3]\n\n## What the classes mean\n\nThe tourism department puts houseboats into classes from Deluxe down to D. The class tells of size and furniture, not of kindness or of food. Ask for photographs of the very boat, taken this year.\n\n## In winter\n\nThere is a bukhari, a tin stove, in the sitting room, and electric blankets in bed. Water pipes freeze for a morning in January. If that sounds dreadful take a hotel; if it sounds like a story, come.\n\n## Before you book\n\n- How far is it from the ghat, and until what hour does the shikara run?\n- Are the shikara to and from the road, heating and dinner in the price?\n- Where does the waste water go? Boats that are joined to the treatment line can say so.\n- Are the rails high enough for your children?',
    mentions: ['The Painted Kingfisher Houseboats', 'Walnut Prow Houseboat', 'Srinagar'],
    pictures: ['houseboat-dusk', 'shikara-taxi', 'room-houseboat', 'dal-winter'],
  },
  {
    title: 'Three days of blossom: almonds, tulips and the week in between',
    categoryId: 2,
    date: '2025-10-14',
    description:
      'Nobody can promise a day of bloom. How to choose the week in which you are most likely to see it.',
    text: 'Spring comes to Srinagar in steps, from the bottom of the hills upwards. Each lasts about two weeks and begins up to ten days earlier or later than last year.\n\n1. **Middle of March**: almonds in Badamwari, below the fort of Hari Parbat\n2. **Last week of March**: the tulip garden opens\n3. **First ten days of April**: most tulips are open at once\n4. **Middle of April**: apple and pear in the villages, late tulips, crowds gone\n\n[picture 2]\n\n## The tulip garden\n\nIt lies in terraces at the foot of the Zabarwan hills, on the road to the Mughal gardens. The gardeners plant early, middle and late kinds side by side so that something is open for three to four weeks. Rain lays them flat for a day; a hot afternoon ends the early ones.\n\nGo at opening time on a weekday. By eleven the car park is full, and the light is hard. Tickets are sold at the gate and online.\n\n## What else is open\n\nGulmarg still has snow in March, and the Gondola runs. Sonamarg opens in April, the high passes not before May. Nights are near freezing: bring a jacket for the houseboat and a raincoat for the garden.\n\n## If you have only one week\n\nTake the first of April as its middle. You will see tulips in nearly every year, almonds in some, and rain on one day in three.',
    mentions: ['Tulip Week in Srinagar', 'Srinagar'],
    pictures: ['tulips-square', 'badamwari-almond', 'tulips'],
  },
  {
    title:
      'Coming with grandparents, a toddler or a bad knee: which places in Kashmir are easy, which are hard, and where a pony, a cart or a second car makes the difference',
    categoryId: 1,
    author: 'Mehvish Bhat',
    date: '2025-12-05',
    description: 'How many steps, how high, how far from a doctor: what brochures leave out.',
    text: 'Kashmir is kind to people who walk slowly, if somebody has counted the steps.\n\n## Easy\n\n- **Nishat and Shalimar**: terraces with ramps on one side; benches everywhere. Shalimar is flatter.\n- **A shikara**: the boatman holds it, but you step down half a metre. Ask for a ghat with a landing stage.\n- **Pahalgam along the Lidder**: flat paths, and a car takes you to the door.\n- **The first stage of the Gondola**: you sit. The station is at 3,080 metres; who has a heart or lung condition asks a doctor first.\n\n[picture 2]\n\n## Possible, with a pony or time\n\n- **Betaab Valley**: flat, but a kilometre to the best of it.\n- **Thajiwas**: an hour and a half on foot, or a pony at a posted rate. Ponies stumble; small children ride with somebody, not alone.\n- **Pari Mahal**: stairs between the terraces, some without a rail.\n\n## Hard\n\n- **The second stage of the Gondola**: nearly 4,000 metres within minutes, wind, and no heated room.\n- **Jamia Masjid and the old city in rain**: polished stone.\n- **Gurez**: a beautiful day and a half from the next hospital with a surgeon.\n\n## How we plan it\n\nTwo nights at least in each place. Rooms on the ground floor, with a western toilet and a rail. No day above four hours in the car. Altitude rises slowly: Srinagar at 1,600 metres, then Pahalgam at 2,200, then Gulmarg at 2,650.\n\n## Bring\n\nAll medicines for three days more than the trip, in the hand luggage, with the prescription. A folding stool. A blanket for the car. Shoes that were worn before.',
    mentions: ['Three Generations in Kashmir', 'Lidder Bend Hotel', 'Pahalgam', 'Thajwas Hearth'],
    pictures: ['pony-ride', 'nishat-autumn', 'betaab-valley'],
  },
  {
    title: 'What to pack for Gulmarg in January',
    categoryId: 1,
    author: 'Imran Dar',
    date: '2025-12-18',
    description:
      'Minus ten at night, sun that burns at noon, and a car that stops before the hotel: a list that has been tried.',
    text: 'January lies in the middle of Chillai Kalan, the forty hardest days of winter. In Gulmarg days are around zero, nights around minus ten, and on the upper Gondola with wind it feels like minus twenty.\n\n## On you\n\n- Two sets of thermal underwear, wool or synthetic. Cotton gets wet and stays so.\n- A fleece, and over it a jacket that keeps out wind and water.\n- Trousers over the thermals that are not jeans.\n- Two pairs of thick socks for each day, since one will be wet.\n- Gloves that are waterproof, and a thin pair for the phone.\n- A cap over the ears, a scarf or neck tube.\n- **Sunglasses and sun cream.** Snow burns from below as well, under the chin too.\n\n[picture 2]\n\n## Shoes\n\nWaterproof ankle boots with a deep sole, one size larger than usual. Gumboots and overcoats are hired out at Tangmarg and at the market; they are cheap, worn by many before you, and fine for one day. For three days bring your own.\n\n## In the bag\n\n1. Lip balm, moisturiser, plasters for blisters\n2. A power bank kept close to the body: cold empties batteries\n3. A torch, for power cuts\n4. A thermos\n5. Medicines, and something for headaches from the altitude\n6. Cash: the machine in the village runs out at weekends\n7. Identity cards in print, for the Gondola and the hotel\n\n## Your phone\n\nPrepaid numbers of other states do not work in Jammu and Kashmir. Postpaid ones do. Download maps and tickets before you fly.\n\n## The road\n\nAfter snowfall cars without chains stop at Tangmarg, and the last 13 kilometres are driven by the local union. Pack so that you can carry everything you have through a hundred metres of snow. A soft bag is better than a suitcase on wheels.\n\n[picture 3]\n\n## Leave at home\n\nUmbrellas, heels, a second pair of jeans, and drones: flying one needs permission that visitors seldom get.',
    mentions: [
      'Snow Week: Srinagar and Gulmarg in Winter',
      'Deodar Row Ski Lodge',
      'Outer Circle Rooms',
      'Gulmarg',
    ],
    pictures: ['gulmarg', 'snowmobile', 'tempo-traveller-pass', 'ski-lodge'],
  },
]
