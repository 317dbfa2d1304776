import type { DemoListing } from './demo-listing.ts'

export const events: DemoListing<'EventManagement'>[] = [
  {
    title: 'Lakeside offsite for forty',
    categoryId: 1,
    description:
      'Three days in Srinagar for a team that has work to do and would like to like one another afterwards. One hotel on the lake, a hall with windows, two half-days of meetings, and the rest outdoors. We run it with three of our people on the spot and one telephone number. The price is for forty on twin sharing; each further guest is ₹21,000.',
    price: 860000,
    places: ['Srinagar'],
    pictures: ['conference-lakeside', 'lakefront-hotel', 'dal-dawn', 'bonfire-party'],
    parts: {
      packageIncludes: [
        {
          title: 'Hall and technology',
          description:
            'Projector, two screens, six microphones, a technician in the room and a generator that starts in eight seconds.',
          icon: 'presentation',
        },
        {
          title: 'Beds and meals',
          description:
            'Twenty double rooms for two nights, all meals and five tea breaks with fresh bread.',
          icon: 'bed-double',
        },
        {
          title: 'Every transfer',
          description:
            'Two coaches and a car for stragglers, with a board at the airport for each flight.',
          icon: 'bus',
        },
        {
          title: 'Team morning',
          description: 'A shikara relay with ten boats, umpired by boatmen who take it seriously.',
          icon: 'sailboat',
        },
      ],
      dayWiseItineraries: [
        {
          dayNumber: 1,
          title: 'Arrive and open',
          details:
            'Flights until two, lunch as people come, first session from three to six. Walk along the Boulevard, dinner on the lawn; a founder’s speech no longer than the soup.',
        },
        {
          dayNumber: 2,
          title: 'Half work, half water',
          details:
            'Sessions from eight to twelve. At one the relay, then three groups: old city on foot, Nishat by bicycle, or sleep. Rabab and fire in the evening.',
        },
        {
          dayNumber: 3,
          title: 'Close and fly',
          details:
            'Decisions written down by eleven. Lunch boxes on the coach and at the airport two and a half hours ahead, since forty people take longer through three checks than four.',
        },
      ],
      addons: [
        {
          title: 'A third night in Gulmarg',
          description:
            'Coach to Tangmarg, smaller cars up, dinner in a lodge and gondola passes: ₹11,500 each.',
        },
        {
          title: 'Facilitator',
          description:
            'A psychologist from Delhi who does nothing but offsites, two days, ₹1,40,000.',
        },
        {
          title: 'Simultaneous translation',
          description: 'Booth, headsets and interpreters for Hindi and English.',
        },
      ],
    },
  },
  {
    title: 'Conference for one hundred and fifty',
    categoryId: 1,
    description:
      'Two days of papers, posters and panels in Srinagar, for doctors, engineers or scholars. We take over registration, rooms in four hotels within a kilometre, buses on a loop, certificates, and the accompanying persons, who in Kashmir are often the larger party. Delegates’ beds are billed apart, so that sponsors see what is what.',
    price: 1450000,
    places: ['Srinagar'],
    pictures: ['lakefront-hotel', 'conference-lakeside', 'luxury-coach'],
    parts: {
      packageIncludes: [
        {
          title: 'Two halls and a poster room',
          description: 'Plenary for 160, break-out for 60, forty poster boards with pins.',
          icon: 'presentation',
        },
        {
          title: 'Registration desk',
          description:
            'Badges printed on the spot, website with payment reports each evening, four staff from seven in the morning.',
          icon: 'clipboard-list',
        },
        {
          title: 'Lunches and gala dinner',
          description: 'Two lunches with a Jain counter, and a wazwan for all at round tables.',
          icon: 'utensils',
        },
        {
          title: 'Loop bus',
          description: 'From all four hotels every twenty minutes, until eleven at night.',
          icon: 'bus',
        },
        {
          title: 'First aid',
          description: 'A nurse and an ambulance on the grounds: doctors may attend to papers.',
          icon: 'heart-pulse',
        },
      ],
      dayWiseItineraries: [
        {
          dayNumber: 1,
          title: 'Opening and first tracks',
          details:
            'Badges from seven, inauguration at ten, two parallel tracks until half past five. Accompanying persons leave for the Mughal gardens at eleven with a guide for every twenty.',
        },
        {
          dayNumber: 2,
          title: 'Posters, panel, gala',
          details:
            'Poster hour with kahwa, the panel before lunch, valedictory at four. Gala dinner by the lake with santoor, buses from ten.',
        },
      ],
      addons: [
        {
          title: 'Post-conference tour',
          description:
            'Two nights in Pahalgam for those who stay, from ₹13,800, collected by us from each delegate.',
        },
        {
          title: 'Recording',
          description: 'Three cameras and slides, edited by talk and online within two weeks.',
        },
        {
          title: 'Speaker care',
          description: 'A car with a named driver for each of up to six speakers.',
        },
      ],
    },
  },
  {
    title: 'Winter incentive in Gulmarg',
    categoryId: 1,
    description:
      'A reward for thirty people who have sold a great deal: three nights in the snow with a first day on skis, an evening in an igloo-shaped tent and a prize-giving at 3,080 m. Priced for thirty in doubles, Srinagar to Srinagar. We look after boots and jackets in the right sizes, which is half the success.',
    price: 1180000,
    places: ['Gulmarg'],
    pictures: ['ski-lodge', 'gulmarg', 'powder-skiing', 'snowmobile'],
    parts: {
      packageIncludes: [
        {
          title: 'Warm things',
          description:
            'Jacket, trousers, boots and gloves for each, by the list of sizes you send.',
          icon: 'shirt',
        },
        {
          title: 'Ski morning',
          description: 'Six instructors, thirty pairs of skis, and a slalom with a bell.',
          icon: 'mountain-snow',
        },
        {
          title: '4x4 convoy',
          description:
            'Eight chained vehicles between Tangmarg and the lodge, so that a snowfall stops nobody.',
          icon: 'car',
        },
      ],
      dayWiseItineraries: [
        {
          dayNumber: 1,
          title: 'Up into the snow',
          details:
            'Early flights, lunch in Tangmarg, boots fitted on benches by the fire. Welcome with kangris and kahwa.',
        },
        {
          dayNumber: 2,
          title: 'Skis on',
          details:
            'Lessons by group until one, snowmobiles or sleep, and the slalom at four with commentary.',
        },
        {
          dayNumber: 3,
          title: 'Prizes at Kongdoori',
          details:
            'Gondola in reserved slots, prize-giving outside if it’s above minus 10, and if not, in the restaurant. Dinner in the tent with stoves.',
        },
        {
          dayNumber: 4,
          title: 'Down again',
          details:
            'Leave by eight for afternoon flights; a spare night in Srinagar is on hold for fog and costs nothing unless used.',
        },
      ],
      addons: [
        {
          title: 'Torchlight descent',
          description:
            'Twelve instructors come down the slope with flares while you hold something hot. ₹45,000.',
        },
        {
          title: 'Film of the trip',
          description: 'Two minutes, ready to be shown on the last evening.',
        },
      ],
    },
  },
  {
    title: 'Garden wedding under chinars',
    categoryId: 2,
    description:
      'Two days for a hundred and twenty guests in a private terraced garden in Srinagar with a water channel down the middle and the mandap at its end. October is gold, late April has lilac. We have a plan for rain that doesn’t look like one. Rooms are reserved in three hotels nearby and billed to guests or to you.',
    price: 2450000,
    oldPrice: 2600000,
    places: ['Srinagar'],
    pictures: ['wedding-garden', 'nishat-autumn', 'heritage-hotel', 'shikara-procession'],
    parts: {
      packageIncludes: [
        {
          title: 'Garden for two days',
          description:
            'From noon before the mehndi until noon after the vows, with kitchen tents and power.',
          icon: 'trees',
        },
        {
          title: 'Mandap and flowers',
          description:
            'Local marigold and roses, lilies by air; nothing is plastic and all of it becomes compost.',
          icon: 'flower-2',
        },
        {
          title: 'Two kitchens',
          description:
            'Wazwan from a family of wazas, and a vegetarian kitchen with its own pots a hundred metres away.',
          icon: 'utensils',
        },
        {
          title: 'Light and sound',
          description: 'Two thousand lamps, a quiet generator, music until ten as the law has it.',
          icon: 'lightbulb',
        },
      ],
      dayWiseItineraries: [
        {
          dayNumber: 1,
          title: 'Mehndi and music',
          details:
            'Guests land until one. Mehndi from four under the oldest tree, eight artists, wanwun sung by the neighbourhood’s women, supper by lamplight. Shawls at the gate: it’s cool after seven.',
        },
        {
          dayNumber: 2,
          title: 'The wedding',
          details:
            'Baraat by shikara to the ghat at three, then 200 m on foot with drums. Vows at the hour your priest has reckoned, dinner in two sittings, farewell by ten.',
        },
      ],
      addons: [
        {
          title: 'Baraat by twelve shikaras',
          description:
            'Decked in the family’s colours, with a boat for the drummers and one for the grandmother’s chair.',
        },
        {
          title: 'Guests’ day out',
          description: 'Coaches to Pahalgam with lunch for those who arrive early, ₹2,600 a head.',
        },
        {
          title: 'Photographers',
          description: 'Two for stills and two for film, from the first henna to the last car.',
        },
        {
          title: 'Hotel desks',
          description: 'One of us in every lobby with the seating plan, aspirin and a sewing kit.',
        },
      ],
    },
  },
  {
    title: 'Vows on a houseboat',
    categoryId: 2,
    description:
      'The smallest wedding that we do: the two of you, at most twenty-four guests, a carved boat on Nigeen and lamps in the willows. The registrar’s papers need thirty days’ notice under the Special Marriage Act, so most couples sign at home and promise here. Three boats sleep everybody.',
    price: 390000,
    places: ['Srinagar'],
    pictures: ['shikara-procession', 'houseboat-dusk', 'room-houseboat', 'couple-shikara'],
    parts: {
      packageIncludes: [
        {
          title: 'Three houseboats, two nights',
          description: 'Twelve cabins with breakfast, stoves lit before you wake.',
          icon: 'ship',
        },
        {
          title: 'Ceremony on the bow',
          description: 'Flowers, a low table, a musician; any faith, or none.',
          icon: 'heart',
        },
        {
          title: 'Dinner for twenty-six',
          description: 'One table over two decks, and a cake brought by boat.',
          icon: 'cake',
        },
      ],
      dayWiseItineraries: [
        {
          dayNumber: 1,
          title: 'Gathering',
          details:
            'From the airport to the ghat, tea for all on the middle boat, a paddle at dusk, early night.',
        },
        {
          dayNumber: 2,
          title: 'The promise',
          details:
            'Morning free, lunch late. At five the shikaras circle, at half past the vows are spoken, and dinner goes on for as long as the lamps have oil. Music stays acoustic: the lake carries every note to Hazratbal.',
        },
      ],
      addons: [
        {
          title: 'Photographer for a day',
          description: 'Two hundred pictures, the first ten the same night for those at home.',
        },
        {
          title: 'Shawl for every guest',
          description:
            'Plain wool woven in the valley, with your initials in the corner if told in time.',
        },
      ],
    },
  },
  {
    title: 'Mountain wedding in Pahalgam',
    categoryId: 2,
    description:
      'Eighty guests, three days, one hotel by the river taken whole. The mandap stands on the lawn between walnut trees with the Lidder behind and snow at the top of the picture until June. May, June and September are safest; July and August belong to the pilgrims’ convoys and we’d rather not.',
    price: 1980000,
    places: ['Pahalgam'],
    pictures: ['film-crew-meadow', 'wedding-garden', 'pahalgam', 'bonfire-party'],
    parts: {
      packageIncludes: [
        {
          title: 'Hotel taken whole',
          description:
            'Twenty-eight rooms and a cottage for two nights, all meals from arrival to the last paratha.',
          icon: 'bed-double',
        },
        {
          title: 'Mandap by the river',
          description:
            'Deodar poles, hill flowers and a canopy that holds off twenty minutes of rain.',
          icon: 'flower-2',
        },
        {
          title: 'Coaches and shuttles',
          description:
            'Three from the airport, 95 km and two and three quarter hours, with a tea halt.',
          icon: 'bus',
        },
        {
          title: 'Doctor and heaters',
          description:
            'A doctor lives in the hotel for three days, and twelve gas heaters stand where aunts sit.',
          icon: 'stethoscope',
        },
      ],
      dayWiseItineraries: [
        {
          dayNumber: 1,
          title: 'The road up',
          details:
            'Coaches at ten and one, rooms by name, sangeet at seven on the covered terrace with a fire for smokers and cousins.',
        },
        {
          dayNumber: 2,
          title: 'Haldi to dinner',
          details:
            'Haldi on the grass at ten with towels to hand, rest, vows before the valley loses the sun, which is at half past five in May. Dinner indoors, dancing until ten.',
        },
        {
          dayNumber: 3,
          title: 'Slow goodbye',
          details:
            'Breakfast until noon. Those who stay ride to Aru with the union’s cars; those who fly have boxes and a list of the lost property.',
        },
      ],
      addons: [
        {
          title: 'Bridegroom’s horse',
          description: 'A calm grey from a stable in Laripora, with a spare who is also calm.',
        },
        {
          title: 'Welcome bags',
          description:
            'Walnuts, apricot oil, lip balm, a map with the rooms of people you might like to avoid or find.',
        },
      ],
    },
  },
  {
    title: 'Bonfire evening with Sufi music',
    categoryId: 3,
    description:
      'An evening for up to sixty on a lawn in Harwan: long tables, a fire, four musicians with santoor, rabab, saz and tumbaknaer. For company dinners, anniversaries or the night before a wedding. The musicians explain each song in two sentences and then let it be.',
    price: 165000,
    places: ['Dachigam'],
    pictures: ['bonfire-party', 'pari-mahal-dusk', 'sonamarg-night'],
    parts: {
      packageIncludes: [
        {
          title: 'Four musicians',
          description: 'Two sets of forty minutes, and requests if you hum them.',
          icon: 'music',
        },
        {
          title: 'Dinner from the fire',
          description:
            'Tujji kebabs, trout, roast roots and haakh, bread from a clay oven on wheels.',
          icon: 'flame',
        },
        {
          title: 'Seats and blankets',
          description: 'Sixty of each, carpets for those who prefer the ground.',
          icon: 'armchair',
        },
      ],
      dayWiseItineraries: [
        {
          dayNumber: 1,
          title: 'From six until ten',
          details:
            'Kahwa at the gate at six, first set as the light goes, dinner at half past seven, second set, tea. April to October; when it rains, a barn with the doors open. Alcohol needs a day licence, which we can seek ten days ahead.',
        },
      ],
      addons: [
        {
          title: 'Storyteller',
          description: 'Half an hour of Kashmiri folk tales in Hindi or English.',
        },
        {
          title: 'Cars home',
          description: 'Ten saloons standing by until eleven, ₹14,000.',
        },
      ],
    },
  },
  {
    title: 'Birthday on the lake',
    categoryId: 3,
    description:
      'Six shikaras tied together around a table on planks, lanterns, a cake that comes over the water in a boat of its own. For ten to thirty guests on Nigeen or Dal, two hours from sunset. It works as well for the eightieth as for the eighth, with other songs.',
    price: 58000,
    oldPrice: 64000,
    places: ['Srinagar'],
    pictures: ['shikara-taxi', 'shikara-procession', 'dal-dawn'],
    parts: {
      packageIncludes: [
        {
          title: 'Six boats with boatmen',
          description: 'Roped by people who do it for a living; life vests for every size.',
          icon: 'ship',
        },
        {
          title: 'Cake and supper',
          description:
            'Cake by a baker in Rajbagh, eggless if wished, pakoras, kebabs, lotus chips, kahwa.',
          icon: 'cake',
        },
        {
          title: 'Lanterns',
          description:
            'Eighty of paper and copper. Floating candles are fished out again afterwards.',
          icon: 'lamp',
        },
      ],
      dayWiseItineraries: [
        {
          dayNumber: 1,
          title: 'Two hours around sunset',
          details:
            'Board at the ghat an hour before the sun goes, drift, sing, eat. Back by lantern light. From mid April to the end of October; with wind above a breeze we hold it in a houseboat’s saloon.',
        },
      ],
      addons: [
        {
          title: 'Musician in the seventh boat',
          description: 'A rabab player who knows film songs too, ₹9,000.',
        },
        {
          title: 'Surprise',
          description:
            'We fetch the guest of honour on a pretext; tell us which ones have been used.',
        },
        {
          title: 'Photographs',
          description: 'An hour with our photographer from a boat alongside, thirty pictures.',
        },
      ],
    },
  },
  {
    title: 'Chillai Kalan winter feast',
    categoryId: 3,
    description:
      'Kashmir’s forty hardest days begin on 21 December, and people here meet them by eating. A night in an old house for up to thirty: harissa pounded since the afternoon, dried vegetables, smoked fish, a kangri for each guest, snow in the garden if the sky agrees.',
    price: 132000,
    pictures: ['dal-winter', 'heritage-hotel', 'room-suite'],
    parts: {
      packageIncludes: [
        {
          title: 'Winter table',
          description:
            'Eleven dishes that are cooked only now, half of them without meat, each with its story on a card.',
          icon: 'soup',
        },
        {
          title: 'Pherans and kangris',
          description:
            'Lent for the evening; someone shows you how not to set the first alight with the second.',
          icon: 'flame',
        },
        {
          title: 'Ladishah singer',
          description: 'Satirical verse with an iron rattle, translated line by line.',
          icon: 'mic',
        },
      ],
      dayWiseItineraries: [
        {
          dayNumber: 1,
          title: 'From dusk until the embers',
          details:
            'Guests at five, as it grows dark, tour of the drying attic, dinner on the floor round copper plates with chairs at the wall for those who need them, verses, noon chai. From 21 December to 29 January, every Saturday and by request.',
        },
      ],
      addons: [
        {
          title: 'Beds in the house',
          description: 'Nine rooms with hammam-warm floors, ₹9,000 each with breakfast.',
        },
        {
          title: 'Morning harissa walk',
          description:
            'At half past six to the shops of Aali Kadal, with hot bread and a guide, ₹800.',
        },
      ],
    },
  },
  {
    title: 'A wedding of three days, as you imagine it',
    categoryId: 2,
    description:
      'Some weddings fill a garden, some a houseboat, and some both on the same evening. Tell us how many you are, in which month, and what your mothers have set their hearts on. We answer with a plan, a cook’s list and a price for exactly that, within two working days.',
    price: 0,
    priceOnRequest: true,
    pictures: ['pari-mahal-dusk', 'shikara-procession', 'wedding-garden'],
    parts: {
      packageIncludes: [
        {
          title: 'A planner of your own',
          description:
            'One person who knows every cousin by name, from the first letter to the last car to the airport.',
          icon: 'clipboard-list',
        },
      ],
      dayWiseItineraries: [
        {
          dayNumber: 1,
          title: 'Arrivals and mehndi',
          details:
            'Guests are met on the tarmac side with saffron tea. Mehndi on the lawn from four, singers from Budgam at dusk, an early supper.',
        },
        {
          dayNumber: 2,
          title: 'The ceremony',
          details:
            'The procession comes by water, in as many shikaras as the families need. Vows where you have chosen, then a wazwan of as many courses as you dare.',
        },
        {
          dayNumber: 3,
          title: 'A slow goodbye',
          details:
            'Breakfast until noon, a boat for those who want one last look, and a car for each flight with a box of bread for the way.',
        },
      ],
      addons: [
        {
          title: 'Fireless lights on the lake',
          description: 'A thousand lamps on leaf boats, gathered again before midnight.',
        },
      ],
    },
  },
]
