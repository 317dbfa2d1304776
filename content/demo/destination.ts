import type { DemoListing } from './demo-listing.ts'

/** In the order of the first six on the home page. */
export const destinations: DemoListing<'Destination'>[] = [
  {
    title: 'Gurez',
    description: 'Log houses below the peak of Habba Khatoon, and a river the colour of glass.',
    bestMonths: 'June to September',
    latitude: 34.63,
    longitude: 74.83,
    overview:
      'A day’s drive north of Srinagar, over Razdan Pass at 3,300 m, the Kishanganga runs through a valley where people speak Shina and build with whole logs. The road opens in May and closes with the first deep snow.\n\n## What to do\n\n- Walk the lanes of old Dawar and cross to Tulail\n- Sit below Habba Khatoon at the spring that carries her name\n- Fish for trout with a permit from Dawar\n\n## Good to know\n\nThe valley lies close to the Line of Control: everybody registers at the police posts on the way, with an identity card. There is one kind of phone signal and very little of it.',
    otherNames: ['Gurais', 'Dawar', 'Tulail', 'Habba Khatoon'],
    pictures: ['gurez-habba-khatoon', 'great-lakes-trek'],
  },
  {
    title: 'Sonamarg',
    description: 'Ponies to the Thajiwas glacier, and snow in June.',
    bestMonths: 'May to October',
    latitude: 34.305,
    longitude: 75.294,
    overview:
      'The last wide meadow before Zoji La, 80 km from Srinagar along the Sindh. The glacier of Thajiwas hangs three kilometres above the village and gives snow to walk on until July.\n\n## What to do\n\n- Go up to Thajiwas on foot in an hour and a half, or by pony\n- Raft the Sindh from Baltal’s side when the water falls in August\n- Begin the Great Lakes trek at Shitkadi\n\n## Good to know\n\nPony rates are fixed and painted on a board at the stand. Evenings are cold in every month.',
    otherNames: ['Sonmarg', 'Sonamarag', 'Thajiwas'],
    pictures: ['thajiwas-glacier', 'sonamarg-night', 'great-lakes-trek', 'camping-lake'],
  },
  {
    title: 'Pampore',
    description: 'Violet fields for a few mornings of saffron each autumn.',
    bestMonths: 'Late October to early November',
    latitude: 34.016,
    longitude: 74.93,
    overview:
      'The raised fields south of Srinagar, called karewas, grow most of India’s saffron. For about two weeks the crocuses open at dawn and families pick them before the sun is high.\n\n## What to do\n\n- Be in the fields by seven, and ask before you step between the rows\n- Drink kehwa at a grower’s house and see the stigmas parted from the flower\n- Buy by the gram, sealed, with a bill',
    otherNames: ['Pampur'],
    pictures: ['saffron-pampore'],
  },
  {
    title: 'Pahalgam',
    description: 'Willows, pines and the Lidder in Betaab Valley.',
    bestMonths: 'April to November',
    latitude: 34.016,
    longitude: 75.315,
    overview:
      'Two rivers meet where the road from Anantnag ends, 90 km from Srinagar. The town is a row of hotels along the Lidder; behind it the valleys of Aru, Betaab and Chandanwari go up to the snow.\n\n## What to do\n\n- Drive to Aru and walk the meadow above the village\n- Spend a morning in Betaab Valley before the buses come\n- Ride to Baisaran with the ponies of the local union\n\n## Good to know\n\nCabs from outside stop at the town: Aru, Betaab and Chandanwari are driven by the local union at posted rates. In July and August pilgrims to Amarnath fill the town.',
    otherNames: ['Phalgam', 'Betaab Valley', 'Aru', 'Chandanwari', 'Baisaran'],
    pictures: ['betaab-valley', 'pahalgam', 'pony-ride', 'rafting-lidder'],
  },
  {
    title: 'Doodhpathri',
    description: 'A meadow of milk-white streams, sheep and very few people.',
    bestMonths: 'May to October',
    latitude: 33.85,
    longitude: 74.56,
    overview:
      'A bowl of grass at 2,700 m, 42 km south-west of Srinagar, crossed by streams that foam white over the stones. Shepherds come up in May and leave with the first frost.\n\n## What to do\n\n- Walk to the Shaliganga and put your feet in it for as long as you can\n- Eat makki bread and salt tea at the shepherds’ stalls\n- Go on by pony to Parihas\n\n## Good to know\n\nThere is nowhere to stay above Raiyar; it is a day’s trip. In winter the road is cleared to the lower meadow.',
    otherNames: ['Doodhpatri', 'Dudhpathri'],
    pictures: ['doodhpathri-meadow', 'pony-ride'],
  },
  {
    title: 'Srinagar',
    description: 'From the terraces of Pari Mahal the lake and the city light up together.',
    bestMonths: 'March to November',
    latitude: 34.0837,
    longitude: 74.7973,
    overview:
      'The city lies on both banks of the Jhelum and around two lakes. Every trip begins or ends here, and most visitors wish they had stayed a day more.\n\n## What to do\n\n- Cross Dal by shikara before breakfast, when the vegetable boats trade\n- Walk the Mughal gardens of Nishat and Shalimar, and climb to Pari Mahal at dusk\n- See the old city on foot from Zaina Kadal to Khanqah-e-Moula\n\n## When to come\n\nAlmonds flower in the middle of March, tulips around the first of April, chinars turn at the end of October. In January the lake may freeze at its edges.',
    otherNames: ['Dal Lake', 'Nigeen', 'Nishat', 'Shalimar', 'Pari Mahal', 'Tulip Garden'],
    pictures: [
      'pari-mahal-dusk',
      'dal-dawn',
      'nishat-autumn',
      'tulips',
      'jhelum-old-city',
      'floating-market',
    ],
  },
  {
    title: 'Gulmarg',
    description: 'The cable car to 3,900 m, and India’s best snow from January to March.',
    bestMonths: 'December to March for snow, May to October for walking',
    latitude: 34.05,
    longitude: 74.38,
    overview:
      'A meadow at 2,650 m, 50 km from Srinagar by way of Tangmarg. The Gondola climbs in two stages to Kongdoori and to the shoulder of Apharwat.\n\n## What to do\n\n- Book the Gondola online days ahead: tickets carry a name and a time\n- Ski the bowl with a guide who knows the day’s avalanche report\n- Walk the Outer Circle through the pines in summer\n\n## Good to know\n\nIn snow the road above Tangmarg is for cars with chains or four driven wheels. The second stage closes in wind, and its money comes back.',
    otherNames: ['Apharwat', 'Kongdoori', 'Gondola'],
    pictures: ['gulmarg', 'powder-skiing', 'ski-lodge', 'snowmobile'],
  },
  {
    title: 'Yusmarg',
    description: 'Horses in a wet meadow between pines, two hours from anything.',
    bestMonths: 'May to October',
    latitude: 33.832,
    longitude: 74.663,
    overview:
      'Forty-seven kilometres south of Srinagar by way of Charar-i-Sharief, under the Pir Panjal. It was left out of the rush for hotels and is still a meadow.\n\n## What to do\n\n- Walk an hour through the forest to Nilnag\n- Ride to the Doodhganga and back before lunch\n- Stop at the wooden shrine of Charar-i-Sharief on the way',
    otherNames: ['Yousmarg', 'Nilnag'],
    pictures: ['yusmarg-morning', 'forest-walk'],
  },
  {
    title: 'Dachigam',
    description: 'The hangul’s forest, at the edge of the city.',
    bestMonths: 'April to June, October to November',
    latitude: 34.14,
    longitude: 74.92,
    overview:
      'The national park begins 20 km from the centre of Srinagar, behind Harwan. It keeps the last hangul, Kashmir’s red deer, with black bears, leopards and more than a hundred kinds of birds.\n\n## What to do\n\n- Walk the lower valley with a guard in the first hours of the day\n- Listen for the stags in October\n- Watch birds along the Dagwan\n\n## Good to know\n\nPermits come from the wildlife warden in Srinagar, two days ahead, with a copy of an identity card. Upper Dachigam is closed to day visitors.',
    otherNames: ['Harwan', 'Hangul'],
    pictures: ['forest-walk', 'forest-walk-tall'],
  },
]
