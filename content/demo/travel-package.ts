import type { DemoListing } from './demo-listing.ts'

export const travelPackages: DemoListing<'TravelPackage'>[] = [
  {
    title: 'First Time in Kashmir: Srinagar, Gulmarg, Pahalgam',
    categoryId: 1,
    duration: '5 nights, 6 days',
    description: 'Srinagar to Gulmarg and Pahalgam, back to Srinagar',
    overview: 'Lake, meadow and river valley',
    story:
      'Six days for who has never been here: the lake, the highest cable car in India and a valley of rivers, with **no night in a car** and no morning before seven.\n\n## Is it for you?\n\n- Families with children from four; grandparents manage every walk but one\n- Who wants snow finds it at Kongdoori until the middle of June\n- Photographers should ask for the extra dawn on Dal Lake\n\n## How we travel\n\n1. One car and one driver from the first day to the last\n2. Never more than five hours of road in a day\n3. If a pass closes, the hotel is moved and you pay nothing more',
    highlights: [
      'Two nights afloat on Dal Lake, away from the boulevard',
      'Gulmarg’s gondola to 3,980 m, booked for the first hour',
      'Betaab and Aru with a driver who grew up in Pahalgam',
    ],
    bestMonths: 'April to June, September to October',
    meals: 'Breakfast and dinner',
    pickUp: 'Srinagar airport or railway station',
    price: 21500,
    oldPrice: 23900,
    inclusions: [
      '2 nights in a deluxe houseboat on Dal Lake, 1 in Gulmarg, 2 in Pahalgam, on twin sharing',
      'Breakfast and dinner every day, Kashmiri or vegetarian as you wish',
      'Private car with driver from the airport and back, all fuel, tolls and parking',
      'One hour by shikara on the evening of arrival',
      'Our office in Srinagar on the phone from 7 am to 11 pm',
    ],
    exclusions: [
      'Flights and the airport’s own charges',
      'Gulmarg gondola tickets (booked for you at their printed price)',
      'Union taxi in Pahalgam for Aru and Betaab, about ₹2,800 a car',
      'Lunch, pony rides, garden entry and tips',
    ],
    paymentTerms:
      '- 25% to confirm the rooms\n- 50% fifteen days before arrival\n- The rest in Srinagar on the first evening\n\nBank transfer or UPI; you get a receipt for each part.',
    cancellationPolicy:
      'Up to 30 days before arrival we return everything but ₹1,000 a person. From 29 to 15 days we keep 25%, from 14 to 7 days half, and after that the full price. Refunds reach you within 7-10 working days.',
    places: ['Srinagar', 'Gulmarg', 'Pahalgam', 'Pampore'],
    mentions: [
      'The Painted Kingfisher Houseboats',
      'Snow Week: Srinagar and Gulmarg in Winter',
      'What to pack for Gulmarg in January',
    ],
    pictures: ['dal-dawn', 'gulmarg', 'pahalgam', 'room-houseboat', 'betaab-valley'],
    parts: {
      departures: [
        { startsOn: nextOn('03-28'), seatsLeft: 6 },
        { startsOn: nextOn('04-11'), seatsLeft: 2 },
        { startsOn: nextOn('05-16'), seatsLeft: 0 },
        { startsOn: nextOn('10-03'), seatsLeft: 12 },
      ],
      dayWiseItinerary: [
        {
          dayNumber: 1,
          title: 'Srinagar, and an evening on the water',
          details:
            'Your driver waits outside arrivals with your name on a board; the lake is 15 km and some 40 minutes away. Tea on the houseboat, an hour’s rest, then a shikara through the back channels as the lamps come on. Srinagar lies at 1,585 m, so there is nothing to get used to, but evenings need a jersey even in June.',
        },
        {
          dayNumber: 2,
          title: 'Gardens and the old city',
          details:
            'Nishat before ten, while the fountains run and the coaches are still at breakfast, then Shalimar and Chashme Shahi. After lunch we cross to the old city: the 370-odd deodar pillars of the Jamia Masjid, the papier-mâché walls of Khanqah-e-Moula seen from its door, and a bakery lane for warm tsochwor. Please carry a scarf for the shrines.',
        },
        {
          dayNumber: 3,
          title: 'Up to Gulmarg',
          details:
            '50 km and about two hours through rice and poplars to Tangmarg, then 13 km of bends up to 2,650 m. The gondola’s first stage goes to Kongdoori at 3,080 m and the second to 3,980 m, where the air is thin enough to make stairs feel long: drink water and walk slowly. If wind stops the upper stage the cable car corporation refunds that part of the ticket.',
        },
        {
          dayNumber: 4,
          title: 'Across the valley to Pahalgam',
          details:
            'The long drive, 140 km in four and a half hours with stops: the bat makers’ yards at Sangam, the ruined temple of Awantipora, and the saffron fields of Pampore, bare soil except in late October. Pahalgam is at 2,130 m; your windows look on pines and you hear the Lidder all night.',
        },
        {
          dayNumber: 5,
          title: 'Aru and Betaab',
          details:
            'Cars from Srinagar may not ply inside Pahalgam, so a local union taxi takes you to Aru’s meadows (2,410 m) in the morning and to the willows of Betaab Valley after lunch. Bring shoes that can get wet. From July into August pilgrims on the way to Amarnath fill the road; then we start at seven.',
        },
        {
          dayNumber: 6,
          title: 'Home',
          details:
            'To the airport in two and a half hours. Security at Srinagar has three checks and a luggage scan at the outer gate, so we plan to be there two and a half hours before take-off. Last chance for walnuts and apricots: the driver knows a shop at Bijbehara that doesn’t pay him.',
        },
      ],
    },
  },
  {
    title: 'Tulip Week in Srinagar',
    categoryId: 1,
    duration: '4 nights, 5 days',
    description: 'Srinagar, with days in Pahalgam and Doodhpathri',
    overview: 'Late March to mid April',
    price: 18900,
    inclusions: [
      '4 nights in a garden hotel under the Zabarwan hills, ten minutes from the tulips',
      'Breakfast and dinner; kahwa whenever you ask',
      'Tulip garden tickets for two visits, the first at opening time',
      'Private car for all days',
      'A picnic lunch at Badamwari',
    ],
    exclusions: [
      'Air fare, which rises steeply around the first weekend of April',
      'Union taxi in Pahalgam',
      'Anything you buy at the garden’s stalls',
    ],
    paymentTerms:
      'Rooms in tulip fortnight have to be paid for early: 40% to confirm and the balance 21 days before you arrive, by transfer or UPI.',
    cancellationPolicy:
      'Free for 7 days after booking. Later, and up to 30 days before arrival, we keep the 40%; after that the full price, less whatever the hotel gives back. If the garden’s official season ends before your dates we move the week or refund all of it.',
    questions: [
      '## What if the tulips are late?',
      'The garden opens when the first beds do, some years only in April. We move the week once, free of charge, while there are rooms.',
      '## Is it much walking?',
      'About two hours a day, on paved paths:',
      '- the tulip garden slopes gently, with benches',
      '- Hari Parbat has steps; a car can take you to the gate',
      '## Can my grandmother, who is 84 and uses a wheelchair, come along to the garden, the lake and the hotel without being carried?',
      'Yes. The garden lends wheelchairs at its gate, our hotel has a room on the ground floor, and the boatmen lay a board to the shikara.',
    ].join('\n\n'),
    places: ['Srinagar', 'Doodhpathri'],
    pictures: [
      'tulips',
      'badamwari-almond',
      'dal-dawn',
      'doodhpathri-meadow',
      'pahalgam',
      'room-lakeview',
    ],
    parts: {
      dayWiseItinerary: [
        {
          dayNumber: 1,
          title: 'Arrival under the Zabarwan hills',
          details:
            'Met at the airport and driven along the lake to the hotel. In spring the weather makes up its mind by the hour, so leave the afternoon open: if it’s dry, we walk to Chashme Shahi for its spring water and the view; if not, there’s a bukhari in the lounge.',
        },
        {
          dayNumber: 2,
          title: 'Tulips at nine',
          details:
            'More than a million and a half bulbs on terraces below the hills, early varieties at the bottom and late ones higher up, so something is open from the last week of March to about 20 April. We go in with the gardeners; by eleven it’s crowded. In the afternoon a shikara to the lotus beds’ channels, still brown at this season, and the vegetable gardens that float.',
        },
        {
          dayNumber: 3,
          title: 'Almond blossom and the fort',
          details:
            'Badamwari flowers about two weeks before the tulips peak, and both overlap in most years. Picnic on a rug as families here do, with a samovar. Then up Hari Parbat for the whole city at once (carry a photo identity card, the gate asks for it) and down past the shrine of Makhdoom Sahib.',
        },
        {
          dayNumber: 4,
          title: 'Pahalgam, or Doodhpathri if it’s open',
          details:
            'Pahalgam is 92 km away and its orchards of apple and pear begin to whiten now. Doodhpathri, nearer at 42 km and 2,730 m, still holds snow and the administration opens it day by day; your driver asks at eight and you choose. Rubber boots can be hired for ₹100 at either.',
        },
        {
          dayNumber: 5,
          title: 'A second look, and home',
          details:
            'Flights after noon leave time for the tulips again: rain overnight and a clear morning is the light that photographers wait for. Two and a half hours at the airport, please, in a week when every flight is full.',
        },
      ],
    },
  },
  {
    title: 'Chinar and Saffron Autumn',
    categoryId: 1,
    duration: '5 nights, 6 days',
    description: 'Srinagar to Pampore, Pahalgam and Kokernag, back to Srinagar',
    overview: 'Last week of Oct to 10 Nov',
    price: 23400,
    inclusions: [
      '3 nights in an old garden house in Rajbagh, 2 in a small hotel in Pahalgam',
      'Breakfast daily and four dinners, one of them a wazwan of seven dishes',
      'A morning in the saffron fields with a grower’s family in Pampore',
      'Car with driver throughout',
      'Extra quilts, and an electric blanket in each bed',
    ],
    exclusions: [
      'Travel to Srinagar and from it',
      'Union taxi in Pahalgam, about ₹2,800 a car for half a day',
      'Saffron: buy it from the grower, sealed and weighed, at around ₹350 to ₹500 a gram',
    ],
    paymentTerms:
      '30% with the booking, 70% ten days before arrival. Those who come together in two cars may pay car by car.',
    cancellationPolicy:
      'More than 20 days ahead: all back but the bank’s charges. From 20 to 8 days: 30% kept. Within a week: 75% kept. The trees keep no calendar; a late or early autumn is no reason for a refund, but we’ll always tell you on the phone how the leaves stand.',
    places: ['Srinagar', 'Pampore', 'Pahalgam'],
    pictures: [
      'nishat-autumn',
      'saffron-pampore',
      'heritage-hotel',
      'apple-orchard',
      'jhelum-old-city',
    ],
    parts: {
      dayWiseItinerary: [
        {
          dayNumber: 1,
          title: 'Srinagar by the river',
          details:
            'Transfer to Rajbagh, a quarter of old houses on the left bank of the Jhelum. A stroll on the Bund at four, when the light comes low through the chinars, and tea with bakirkhani at one of the old bakeries on Residency Road.',
        },
        {
          dayNumber: 2,
          title: 'Naseem Bagh and Nishat',
          details:
            'Naseem Bagh, planted in Mughal times and now inside the university, has more old chinars than any other place in the valley and few visitors; gates close to outsiders on examination days. Nishat’s twelve terraces in the afternoon. The leaves turn from the top: yellow by 20 October, copper at the month’s end, crimson and falling by 10 November.',
        },
        {
          dayNumber: 3,
          title: 'Saffron at sunrise',
          details:
            'Wake at half past five. The crocuses of Pampore, 14 km out, open at dawn and are picked before the sun is strong; the harvest lasts two to three weeks and moves from field to field. The family shows how three threads are pulled from each flower: some 150 flowers for one gram. On to Pahalgam by noon.',
        },
        {
          dayNumber: 4,
          title: 'Pahalgam without the crowds',
          details:
            'Summer visitors have gone, the river is low and very clear. Walk up the Lidder’s left bank to Laripora, 5 km there and back on an almost level path, or ride it. Nights go down to freezing point and some hotels have already shut; ours keeps its boiler on.',
        },
        {
          dayNumber: 5,
          title: 'Achabal and Kokernag',
          details:
            'The spring at Achabal fills a garden laid out for Jahanara, and Kokernag’s comes out of the hillside like a hen’s claw, whence the name. Lunch is trout from the hatchery beside it. Back in Srinagar by six, on a road lined with apple lorries: give it an hour more than the map does.',
        },
        {
          dayNumber: 6,
          title: 'The last market',
          details:
            'Dried turnips, quinces, walnuts of the year: in early November the city shops for winter, and we like to take guests along to Zaina Kadal before the airport. Hard-shelled walnuts travel best in the checked bag.',
        },
      ],
    },
  },
  {
    title: 'Three Generations in Kashmir',
    categoryId: 1,
    duration: '6 nights, 7 days',
    description: 'Srinagar to Pahalgam, Srinagar again, a day in Gulmarg',
    overview: 'Slow days for big families',
    price: 26800,
    inclusions: [
      '4 nights in a Srinagar hotel with a lift, 2 nights in ground-floor rooms in Pahalgam',
      'All breakfasts and dinners, mild and early for children if you tell us',
      'A 12-seat tempo traveller with a folding step, for parties of 7 to 10',
      'Wheelchair at the gardens, and two porters in Gulmarg',
      'A doctor’s number that answers, and oxygen in the vehicle above 2,500 m',
    ],
    exclusions: [
      'Airport tickets',
      'Gondola and local taxis in Pahalgam',
      'Medicines, extra oxygen and insurance',
    ],
    paymentTerms:
      '₹5,000 a person to hold the rooms; half of what remains a month before; the rest on arrival. Children under 5 free in their parents’ bed, 5 to 11 at 60%.',
    cancellationPolicy:
      'If someone in the family falls ill, send us the doctor’s letter and we keep only what the hotels have kept from us. For other reasons: 20% until 15 days before, 50% until 5 days before, then no refund.',
    places: ['Srinagar', 'Pahalgam', 'Gulmarg'],
    pictures: [
      'badamwari-almond',
      'betaab-valley',
      'pony-ride',
      'room-family',
      'lakefront-hotel',
      'tempo-traveller-pass',
    ],
    parts: {
      dayWiseItinerary: [
        {
          dayNumber: 1,
          title: 'Everybody arrives',
          details:
            'Two flights can be met on the same day without extra charge. Adjoining rooms on one floor, soup at any hour, nothing on the programme but the lake across the road.',
        },
        {
          dayNumber: 2,
          title: 'Gardens, the easy ones',
          details:
            'Shalimar has the fewest steps, and two of us carry a wheelchair up those. Grandparents stay on the terrace with tea while the others climb at Nishat. An hour on the water before sunset: boatmen put a plank down and lend an arm, and life jackets come in children’s sizes.',
        },
        {
          dayNumber: 3,
          title: 'To Pahalgam in no hurry',
          details:
            '92 km with three stops where the lavatories are clean, which is how we chose them. Lunch at an apple garden near Bijbehara. The hotel’s lawn runs down to the river behind a fence.',
        },
        {
          dayNumber: 4,
          title: 'Betaab for some, ponies for others',
          details:
            'The paths of Betaab Valley are level beside the river and have benches. Small children ride on a lead rein at the rates on the official board, about ₹600 for half an hour; please don’t let anyone quote from memory. Evening around a fire pit, with noon chai for the brave.',
        },
        {
          dayNumber: 5,
          title: 'Back to Srinagar by Mattan',
          details:
            'The carp at the spring of Mattan are fed from the hand and the eighth-century sun temple of Martand is 3 km up the hill, with a level approach. In Srinagar by four: a free evening, with a cake if there’s a birthday.',
        },
        {
          dayNumber: 6,
          title: 'Gulmarg for the day',
          details:
            'Out at eight, back by six. At 2,650 m most people feel nothing, but those with a heart condition should stay with the first stage of the gondola (3,080 m) or with the meadow, and ask their doctor before leaving home. From December to March there’s snow to sit in and sledges to be pulled on.',
        },
        {
          dayNumber: 7,
          title: 'Farewell',
          details:
            'We print boarding cards at the hotel and arrange airport wheelchairs the night before. Those on the late flight can keep one room until two o’clock.',
        },
      ],
    },
  },
  {
    title: 'Snow Week: Srinagar and Gulmarg in Winter',
    categoryId: 1,
    duration: '4 nights, 5 days',
    description: 'Srinagar to Gulmarg and back',
    overview: 'Mid December to mid March',
    price: 24900,
    inclusions: [
      '1 night on a heated houseboat and 3 in a Gulmarg lodge with central heating',
      'Breakfast and dinner, and harissa on the first morning',
      'Car to Tangmarg and a chained 4x4 from there on snow days',
      'Snow boots and a padded jacket for each guest, in your size',
      'A two-hour first lesson on skis with an instructor for four people',
    ],
    exclusions: [
      'Gondola tickets, dated and named: buy early, we send the link',
      'Ski hire after the lesson (₹1,200 to ₹2,500 a day)',
      'Sledges and snowmobiles',
    ],
    paymentTerms:
      '50% at booking, since lodges in Gulmarg ask for it from us; 50% by 1 December or ten days before arrival, whichever is later.',
    cancellationPolicy:
      'Up to 25 days before: 80% returned. Up to 12 days: 40%. Later: none. Airport shut by snow or fog? We move the dates once without charge, and nights that you couldn’t reach are refunded at the price the lodge charges us.',
    places: ['Srinagar', 'Gulmarg'],
    pictures: ['gulmarg', 'dal-winter', 'ski-lodge', 'powder-skiing', 'room-suite'],
    parts: {
      departures: [
        { startsOn: nextOn('01-09'), seatsLeft: 8 },
        { startsOn: nextOn('01-23'), seatsLeft: 3 },
        { startsOn: nextOn('02-13'), seatsLeft: 0 },
      ],
      dayWiseItinerary: [
        {
          dayNumber: 1,
          title: 'A houseboat with a stove',
          details:
            'During Chillai Kalan, the forty days from 21 December to 29 January, Srinagar’s nights fall to minus 5 and the edges of Dal freeze. The boats are warmer than they look: a bukhari in the saloon, hot water bottles, a kangri under your pheran if you’d like to try. Arrive before three, as flights are often late with fog.',
        },
        {
          dayNumber: 2,
          title: 'Harissa, then the road to Gulmarg',
          details:
            'Mutton harissa with hot bread at Aali Kadal by eight, because it’s sold out by nine. Then 37 km to Tangmarg; if it has snowed the police let up only vehicles with chains, and you change into a 4x4 for the last 13 km. Unpack, walk round the bowl in the blue hour.',
        },
        {
          dayNumber: 3,
          title: 'First turns',
          details:
            'Two hours on the nursery slopes: stopping first, then turning. Eight is not too young for it and seventy not too old. In the afternoon the gondola’s first stage if the sky is clear, with tea at Kongdoori. It can be minus 12 after dark and the stars are worth five minutes outside.',
        },
        {
          dayNumber: 4,
          title: 'Free in the snow',
          details:
            'Ski again, walk to St Mary’s church, or go by sledge to the frozen waterfall of Drung below Tangmarg (best in January). The gondola’s second stage, to 3,980 m, opens only when the ski patrol says so. Off the marked run there are avalanches; nobody goes there without a guide and a beacon.',
        },
        {
          dayNumber: 5,
          title: 'Down to the airport',
          details:
            'We leave five hours before the flight in snow, four otherwise. ATMs in Gulmarg run dry on weekends and prepaid SIM cards from other states don’t work anywhere in Kashmir: come with some cash and a postpaid connection, or buy a tourist SIM at the airport.',
        },
      ],
    },
  },
  {
    title: 'Lake, Meadow and Snow in Private Comfort',
    categoryId: 2,
    duration: '6 nights, 7 days',
    description: 'Srinagar to Gulmarg and Pahalgam with a private host',
    overview: 'Suites, one host, no queues',
    price: 98000,
    inclusions: [
      'Lake-view suite in Srinagar for 3 nights, mountain suite in Gulmarg for 1, river suite in Pahalgam for 2',
      'All meals, ordered and not from a buffet',
      'A host from our office who travels with you, in a second car',
      'Toyota Innova Crysta or better, with water, warm blankets and Wi-Fi where there is signal',
      'Gondola tickets and a guide at the top',
      'Private shikara with its own boatman, at your call while you are in Srinagar',
      'Garden concert of santoor and rabab on one evening',
    ],
    exclusions: [
      'Flights; meet-and-assist inside the terminal is the airline’s to sell',
      'Alcohol, which the hotels in Srinagar and Gulmarg serve and those in Pahalgam may not',
      'Shopping, spa treatments beyond one each',
    ],
    paymentTerms:
      '30% to begin, upon which we hold suites for 72 hours while you read the programme. 70% thirty days before arrival. Invoices in a company’s name on request.',
    cancellationPolicy:
      'Until 45 days before: all but 10%. From 44 to 21 days: half. Later: nothing, unless we can sell the suites again, in which case you get what we got. Refunds take 7-10 working days.',
    places: ['Srinagar', 'Gulmarg', 'Pahalgam'],
    pictures: [
      'pari-mahal-dusk',
      'hillside-villa',
      'room-suite',
      'gulmarg',
      'lakefront-hotel',
      'riverside-cottage',
    ],
    parts: {
      dayWiseItinerary: [
        {
          dayNumber: 1,
          title: 'Met at the door',
          details:
            'Your host is at the terminal’s exit, the luggage goes in the second car, you go by the quiet road past the Royal Springs golf course. Supper on the terrace, or in bed.',
        },
        {
          dayNumber: 2,
          title: 'Dal before the city wakes',
          details:
            'At five, if you can bear it, to the floating market, where gardeners trade turnips and lotus stems from boat to boat for an hour and then are gone. Breakfast on the boat. In the afternoon, Pari Mahal as the lamps of the city come on below; the gate closes at half past seven in summer.',
        },
        {
          dayNumber: 3,
          title: 'Makers at home',
          details:
            'A kani shawl weaver who works from a coded script, a walnut carver at his bench, a papier-mâché painter with a brush of cat’s hair. They are invited and paid for their time, so nobody has to buy. Santoor and rabab in the garden after dinner.',
        },
        {
          dayNumber: 4,
          title: 'Gulmarg from above',
          details:
            'Up by eleven; both stages of the gondola with a mountain guide who carries oxygen and a flask. At 3,980 m twenty minutes is enough for most. The afternoon is for the golf course, 18 holes at 2,650 m where balls fly ten per cent further, or for the fire in your suite.',
        },
        {
          dayNumber: 5,
          title: 'To the Lidder',
          details:
            'A 140 km drive broken by lunch in a private apple orchard. The suite’s balcony stands over the river; for an hour you notice the sound, and then it sends you to sleep.',
        },
        {
          dayNumber: 6,
          title: 'Aru on foot or horseback',
          details:
            'The better horses, booked a week ahead, and a naturalist who knows the Himalayan griffons by their feathers. Picnic laid on a rug by the time you arrive: trout, saffron rice, cherries in June. The telephone works for the first kilometre and then it doesn’t.',
        },
        {
          dayNumber: 7,
          title: 'One more hour',
          details:
            'Late check-out, a lunch box for the plane and the lists, tailors’ parcels and jars that the host has collected for you in the week.',
        },
      ],
    },
  },
  {
    title: 'Honeymoon on Nigeen and in Gulmarg',
    categoryId: 2,
    duration: '5 nights, 6 days',
    description: 'Nigeen Lake, Srinagar, to Gulmarg and Sonamarg',
    overview: 'Two of you, and a boatman',
    price: 64500,
    oldPrice: 69000,
    inclusions: [
      '3 nights in a one-suite houseboat on Nigeen, the quiet lake; 2 nights in Gulmarg',
      'Breakfast and dinner, two of them by candlelight, one on the roof of the boat',
      'Shikara at your mooring, with paddles for those who want to row',
      'Forty edited photographs from an hour with our photographer',
      'Flowers, a cake and a heated bed: no rose petals shaped like swans unless you insist',
    ],
    exclusions: [
      'Plane tickets',
      'Gondola, ponies and lunch in Sonamarg',
      'Alcohol, which houseboats have no licence to serve; the lodge in Gulmarg does',
    ],
    paymentTerms:
      'For a couple, ₹30,000 to confirm and the rest a fortnight before. If parents are paying, we can send them the invoice and you the surprise.',
    cancellationPolicy:
      'Wedding moved? Tell us 15 days before and everything moves with it, once, free. Cancelled: 15% kept until 30 days before, 50% until 10 days before, all after that.',
    places: ['Srinagar', 'Gulmarg'],
    pictures: ['houseboat-dusk', 'couple-shikara', 'room-houseboat', 'gulmarg', 'thajiwas-glacier'],
    parts: {
      dayWiseItinerary: [
        {
          dayNumber: 1,
          title: 'By water to your door',
          details:
            'From the airport to the ghat at Nigeen, 22 km, and over to the boat by shikara with the suitcases in a second one. Cedar, walnut and a cook who asks what you like. No programme until tomorrow.',
        },
        {
          dayNumber: 2,
          title: 'Hazratbal side and the channels',
          details:
            'The marble shrine of Hazratbal from the water, the willow channels between the two lakes, kingfishers. The photographer comes an hour before sunset, when the light is kind and the day boats have gone home.',
        },
        {
          dayNumber: 3,
          title: 'Sonamarg in a day',
          details:
            '80 km up the Sindh river; since the tunnel opened the road stays passable in winter too. At 2,730 m walk the 3 km towards Thajiwas glacier or take ponies at the posted rate. You are back on the boat for dinner on the roof, in blankets.',
        },
        {
          dayNumber: 4,
          title: 'To the snow line',
          details:
            'Gulmarg by noon. In summer the outer circle walk, 11 km through firs with Nanga Parbat on clear mornings; in winter a lesson for two on the nursery slope. Your room has a fireplace and someone to light it.',
        },
        {
          dayNumber: 5,
          title: 'Nothing before ten',
          details:
            'Breakfast late. The gondola’s queue is shortest after two, the views best before eleven: pick one. There’s a hammam in the lodge, booked for the two of you at six.',
        },
        {
          dayNumber: 6,
          title: 'Away',
          details:
            'Down to the airport in two hours and a quarter. Your pictures arrive as a link within a week.',
        },
      ],
    },
  },
  {
    title: 'Craft and Heritage with a Private Guide',
    categoryId: 2,
    duration: '4 nights, 5 days',
    description: 'Old Srinagar, Pampore and Charar-e-Sharief',
    overview: 'Looms, shrines and kitchens',
    price: 57500,
    inclusions: [
      '4 nights in a restored merchant’s house with nine rooms',
      'Breakfast and dinner, a cooking lesson and one full wazwan on the copper trami',
      'A guide who studied architecture in Srinagar, 9 am to 5 pm',
      'Fees of all craftsmen, paid directly to them',
      'Car with driver, and a river boat on the second day',
    ],
    exclusions: [
      'Air travel',
      'Whatever you carry home: the guide takes no commission and neither do we',
      'Lunches on two days, at places where two people eat for ₹700',
    ],
    paymentTerms:
      '35% now, 65% two weeks before arrival. Museums and collectors’ groups of six or more pay in one invoice after the tour.',
    cancellationPolicy:
      'Half of the advance comes back until 20 days before the tour; nothing of the advance later; nothing of the price in the last 5 days. On a day of shutdown in the old city we exchange days or replace the walk by the museum.',
    places: ['Srinagar', 'Pampore', 'Dachigam'],
    pictures: [
      'jhelum-old-city',
      'heritage-hotel',
      'scooter-old-city',
      'saffron-pampore',
      'room-lakeview',
    ],
    parts: {
      dayWiseItinerary: [
        {
          dayNumber: 1,
          title: 'The house',
          details:
            'A merchant’s house of brick and deodar, with panels of pinjrakari lattice for windows and a hammam floor heated from below. Tea in the garden with your guide, who’ll ask what you care about and change the week accordingly.',
        },
        {
          dayNumber: 2,
          title: 'The Jhelum by boat',
          details:
            'Zero Bridge to Fateh Kadal, three hours, past ghats, shrines and the backs of grand houses that turn their faces to the water. Khanqah-e-Moula from the river; ashore, Jamia Masjid outside prayer times and the tomb of Zain-ul-Abidin’s mother. Women need a headscarf, everyone socks.',
        },
        {
          dayNumber: 3,
          title: 'Looms',
          details:
            'At Kanihama, 25 km out, a pair of weavers makes three centimetres of kani shawl in a day. Then the spinner, who is a grandmother and faster than the film you’ll take of her, and a needle embroiderer. How to tell pashmina from viscose: the guide brings both.',
        },
        {
          dayNumber: 4,
          title: 'Charar-e-Sharief and the kitchen',
          details:
            '28 km to the shrine of Nund Rishi, patron of the valley and a poet still quoted by bus drivers; makers of kangris sell their firepots below it. In the afternoon you cook: haakh, nadru yakhni, rista pounded by hand, which is harder than it sounds.',
        },
        {
          dayNumber: 5,
          title: 'Museum, then the airport',
          details:
            'The SPS Museum for its terracotta tiles from Harwan and its old shawls (closed on Mondays). Nothing over a hundred years old may leave India; nothing that you’ve been offered is.',
        },
      ],
    },
  },
  {
    title: 'An Angler’s Week on the Bringi and the Lidder',
    categoryId: 2,
    duration: '4 nights, 5 days',
    description: 'Srinagar to Kokernag and Pahalgam',
    overview: 'Brown trout, April to Sept',
    price: 61000,
    inclusions: [
      '2 nights in a fishing hut in Kokernag with our cook, 2 nights by the Lidder',
      'Beat permits of the Fisheries Department for three days',
      'A ghillie for two rods, rods and flies if you come without',
      'All meals, streamside lunch included',
      '4x4 with driver',
    ],
    exclusions: [
      'Flights',
      'Waders (bring your own; sizes in the valley are few)',
      'Fish beyond the permit’s bag: most days end in catch and release anyway',
    ],
    paymentTerms:
      'Permits are made out by name and beat, so 60% when you book and 40% ten days before. Copies of photo identity with the first payment, please.',
    cancellationPolicy:
      'Permit fees are lost in any case. Of the rest you get 75% back until 21 days before, 35% until 7 days before. A river in flood is refunded by the day.',
    places: ['Srinagar', 'Pahalgam'],
    pictures: ['trout-fishing', 'riverside-cottage', 'pahalgam', 'betaab-valley'],
    parts: {
      dayWiseItinerary: [
        {
          dayNumber: 1,
          title: 'Srinagar to Kokernag',
          details:
            '80 km from the airport, two hours and a half. Brown trout eggs came to Kashmir from Scotland around 1900 and took to these streams at once. Set up rods on the lawn; the evening rise is from half past six in June.',
        },
        {
          dayNumber: 2,
          title: 'Lower Bringi',
          details:
            'A clear freestone stream with pools that can be waded to the thigh. Fish of half a kilo to a kilo; nymphs in the morning, a dry fly after four. Wet rocks are slick here, so felt soles.',
        },
        {
          dayNumber: 3,
          title: 'Daksum, high water',
          details:
            '20 km up to Daksum at 2,440 m, pocket water between boulders under firs. The road goes on over Sinthan Top, open from about May to November. No signal at all; we carry a satellite messenger for you and leave the plan with the hut’s keeper.',
        },
        {
          dayNumber: 4,
          title: 'The Lidder above Pahalgam',
          details:
            'By road in two and a half hours, then an afternoon beat upstream of the rafters. Snow melt makes the river milky until mid June; July mornings are clearer than evenings.',
        },
        {
          dayNumber: 5,
          title: 'Last cast',
          details:
            'Fish until nine and be at the airport by two, or sleep in. Flies tied by our ghillie make a better present than walnuts, if you ask us.',
        },
      ],
    },
  },
  {
    title: 'Gurez Valley over Razdan Pass',
    categoryId: 3,
    duration: '4 nights, 5 days',
    description: 'Srinagar to Bandipora, Dawar and Tulail, back to Srinagar',
    overview: 'Log houses by the Kishanganga',
    price: 19800,
    inclusions: [
      '3 nights in a guest house in Dawar, 1 night by Wular or in Srinagar',
      'Three meals a day in Gurez, where restaurants are few',
      '4x4 with a driver from Bandipora who knows the pass',
      'Registration at all check posts',
      'Local guide in Tulail who speaks Shina',
    ],
    exclusions: [
      'Travel to Srinagar',
      'Bottled water: please bring a bottle to fill, springs are good and plastic stays for ever',
      'Insurance and evacuation',
    ],
    paymentTerms:
      '₹6,000 a person to reserve, by UPI or transfer, the rest in Srinagar before we set out. There is no card machine in Dawar and the one cash machine sleeps often.',
    cancellationPolicy:
      'Free until 10 days before. Then half, and nothing on the day. If Razdan Pass or the administration closes the road, we take you to Lolab or Sonamarg instead for the same days, or refund the nights not used.',
    places: ['Gurez', 'Srinagar'],
    pictures: ['gurez-habba-khatoon', 'suv-mountain-road', 'camping-lake', 'trekkers-ridge'],
    parts: {
      dayWiseItinerary: [
        {
          dayNumber: 1,
          title: 'Wular Lake and Bandipora',
          details:
            'An easy first day: 65 km round Wular, lunch of fish from it, water chestnuts drying on roofs in autumn. Check that everyone carries an original identity card; a photo on the phone won’t do. Foreign guests need a permit that we ask for three weeks ahead and that can be refused.',
        },
        {
          dayNumber: 2,
          title: 'Over Razdan Pass to Dawar',
          details:
            '86 km that take five hours. The pass, at 3,557 m, is closed by snow from about mid November to April, and after that there are single lanes with army convoys. Tea at the shrine on top, headaches gone by the time you see the Kishanganga. Dawar is at 2,400 m.',
        },
        {
          dayNumber: 3,
          title: 'Habba Khatoon',
          details:
            'The pyramid above the village bears the name of the poet queen who, they say, wandered here looking for her king. A spring comes out at its foot, cold enough to chill a melon in ten minutes. In the afternoon across the swinging bridge to the log houses of the old village, and to the school match if there is one.',
        },
        {
          dayNumber: 4,
          title: 'Tulail',
          details:
            'Up the valley by Barnai to Sheikhpora, some 40 km each way on a rough road, buckwheat in flower in July and haystacks on the roofs by September. The Line of Control runs along the ridge: no drones, no photographs of posts or bridges, and the guide’s word holds.',
        },
        {
          dayNumber: 5,
          title: 'Back across',
          details:
            'Off by six to be over the pass ahead of the convoy; Srinagar by two, so an evening flight works but a later day is safer. One network of three has signal in Dawar, and data is slow; tell people at home that you’ll be out of reach.',
        },
      ],
    },
  },
  {
    title: 'Kashmir Great Lakes Trek',
    categoryId: 3,
    duration: '7 nights, 8 days',
    description: 'Sonamarg to Naranag on foot, over three passes',
    overview: '72 km, seven lakes, on foot',
    price: 22500,
    inclusions: [
      '6 nights in two-person tents with mattresses and sleeping bags rated to minus 10',
      '1 night in a Srinagar guest house after the trek',
      'All meals on the trail, cooked fresh and vegetarian (eggs on request)',
      'Leader with a wilderness first-aid certificate, cook, pony men, one helper for five trekkers',
      'Oxygen, stretcher and a satellite phone',
      'Registration at the posts on the route',
    ],
    exclusions: [
      'Ponies for your own rucksack (₹450 a day, up to 9 kg)',
      'Trekking poles, boots, rain cover',
      'Insurance, which is required; we tell you which sorts cover 4,200 m',
    ],
    paymentTerms:
      '₹7,000 with the booking and the medical form, the balance three weeks before the date. Groups start on Sundays from the first week of July to the second of September.',
    cancellationPolicy:
      'Until 30 days before: full refund less ₹1,500. Until 15 days before: half, or a place on another date of the same season. Later: none. If the leader turns the group round, no part of the price is returned, because his judgement must not cost him anything.',
    places: ['Sonamarg', 'Srinagar'],
    pictures: [
      'great-lakes-trek',
      'trekkers-ridge',
      'sonamarg-night',
      'camping-lake',
      'thajiwas-glacier',
    ],
    parts: {
      dayWiseItinerary: [
        {
          dayNumber: 1,
          title: 'Srinagar to the camp at Shitkadi',
          details:
            'Pick-up at ten, 80 km to Sonamarg at 2,730 m. An afternoon walk of an hour with the boots you mean to wear, a talk about altitude, and a pulse oximeter passed round at dinner. Bring an original photo identity card.',
        },
        {
          dayNumber: 2,
          title: 'To Nichnai',
          details:
            '11 km and 800 m of climb through maple and then birch, the hardest day for those who arrive unfit. Camp by the stream at 3,500 m. Telephones stop working above Table Top and start again on day seven.',
        },
        {
          dayNumber: 3,
          title: 'Nichnai Pass and Vishansar',
          details:
            'Over the first pass, 4,080 m, often with snow on the near side in July, then down a meadow as wide as an airfield to camp near Vishansar at 3,660 m. Krishansar is twenty minutes further and bluer.',
        },
        {
          dayNumber: 4,
          title: 'Gadsar Pass',
          details:
            'The high point, 4,190 m, after a steep zigzag with both lakes below. The descent is long and covered with flowers: 14 km altogether. Camp beyond Gadsar, whose ice floes can last into August.',
        },
        {
          dayNumber: 5,
          title: 'Gadsar to Satsar',
          details:
            'An army post checks names and cards and is glad of newspapers. Short day, 10 km, with time to wash socks in one of the seven small lakes that give the place its name, some of which dry up by late August.',
        },
        {
          dayNumber: 6,
          title: 'Zaj Pass and the twin lakes',
          details:
            'Boulders first, where poles are put away and hands used, then Zaj Pass at 4,080 m: Gangabal and Nundkol lie side by side under Mount Harmukh, 5,142 m. Camp at Nundkol, 3,500 m. Trout in the lake, with a permit.',
        },
        {
          dayNumber: 7,
          title: 'Down to Naranag',
          details:
            'Twelve kilometres and 1,300 m down, which knees remember. The ruined temples of Naranag stand beside the road head; cars wait there and a hot bath two hours on, in Srinagar.',
        },
        {
          dayNumber: 8,
          title: 'Spare day, and goodbye',
          details:
            'If storms cost us a day on the trail, this is the one that gives it back; so book no flight before four in the afternoon. If not, sleep, eat lotus stems, and tell us which of the seven lakes was yours.',
        },
      ],
    },
  },
  {
    title: 'Lolab and Bangus by Local Jeep',
    categoryId: 3,
    duration: '3 nights, 4 days',
    description: 'Srinagar to Kupwara, Lolab and the Bangus meadows',
    overview: 'The far north-west, in June',
    price: 16900,
    inclusions: [
      '3 nights in a forest rest house or with a family in Chandigam',
      'Home-cooked meals, rice twice a day and honey from the village',
      'Jeep with driver from Kupwara, fuel included',
      'Letters for the police station and the army’s gate at Bangus',
    ],
    exclusions: [
      'Anything before and after Srinagar',
      'A pony in Bangus, ₹900 for the half day',
      'Single room, where the house has one',
    ],
    paymentTerms:
      'All of it ten days before, half of which goes straight to the families. Nothing is due at the time of asking.',
    cancellationPolicy:
      'Tell us a week before and you owe nothing; later, the families keep their half. If entry to Bangus is refused on the day you get ₹2,500 back and a day in the Lolab woods.',
    places: ['Srinagar'],
    pictures: ['doodhpathri-meadow', 'yusmarg-morning', 'forest-walk', 'pony-ride'],
    parts: {
      dayWiseItinerary: [
        {
          dayNumber: 1,
          title: 'To Chandigam',
          details:
            '105 km by Sopore’s apple market and Kupwara, three and a half hours. Lolab is a bowl of rice and walnut trees at 1,600 m, shut off by deodars. Tea with salt and fresh lavasa bread, then an hour’s walk to the spring.',
        },
        {
          dayNumber: 2,
          title: 'The caves of Kalaroos',
          details:
            'Rock chambers which legend makes a tunnel to Russia; it isn’t, but bring a torch. The carved stone nearby, Satbaran, has seven doors and no explanation. Evening with the village’s beekeeper.',
        },
        {
          dayNumber: 3,
          title: 'Bangus for the day',
          details:
            'Start at six; the jeep climbs through forest for three hours to a grassland at about 3,000 m where shepherds bring their flocks from June to September. Rain turns the track to soap, and then we don’t go. There’s neither shop nor signal; lunch rides with us.',
        },
        {
          dayNumber: 4,
          title: 'Return by Wular',
          details:
            'Back along the lake at Watlab, from whose hill you see its whole sheet of water, and to Srinagar by three. Leave the last evening free for a bath.',
        },
      ],
    },
  },
  {
    title: 'A Weekend in Srinagar',
    categoryId: 3,
    duration: '2 nights, 3 days',
    description: 'Srinagar only, on foot and by shikara',
    overview: 'Friday to Sunday, no rush',
    price: 9400,
    inclusions: [
      '2 nights in a houseboat or in a small hotel, as you choose',
      'Two breakfasts and one dinner',
      'Airport car both ways',
      'Half a day in the old city with a walking guide',
      'Two hours by shikara, at dawn or at dusk',
    ],
    exclusions: ['Plane or train', 'Meals not named, entry to gardens (₹24 or so each)'],
    paymentTerms:
      'One payment, when you book. Rooms are confirmed within four working hours or your money goes back the same day.',
    cancellationPolicy:
      'Until noon three days before arrival, free. After that one night is charged.',
    places: ['Srinagar'],
    pictures: ['lakefront-hotel', 'floating-market', 'scooter-old-city', 'jhelum-old-city'],
    parts: {
      dayWiseItinerary: [
        {
          dayNumber: 1,
          title: 'Friday: the lake',
          details:
            'Drop the bags, then out on the water at five. Boatmen will steer by way of the shawl shops unless told otherwise; ours have been told otherwise. Dinner at the boat or hotel.',
        },
        {
          dayNumber: 2,
          title: 'Saturday: the old city on foot',
          details:
            'From Zaina Kadal to Khanyar, 3 km in three and a half hours: coppersmiths, a spice wholesaler, a shrine, a house with a hundred-year-old lattice, and lunch with the carpenters. The afternoon is yours: Nishat by the lakeside bus, or a bench on the Boulevard.',
        },
        {
          dayNumber: 3,
          title: 'Sunday: market day',
          details:
            'The Sunday market fills Residency Road with second-hand coats, which in November are what you need. From here the airport is 12 km; the train to Katra leaves from Nowgam, 9 km away, and takes about three hours.',
        },
      ],
    },
  },
]

/** The next date of a day such as `03-28`, as `2027-03-28`: samples must not be in the past. */
function nextOn(monthAndDay: string): string {
  const today = new Date().toISOString().slice(0, 10)
  const year = Number(today.slice(0, 4))
  const day = `${year}-${monthAndDay}`
  return day > today ? day : `${year + 1}-${monthAndDay}`
}
