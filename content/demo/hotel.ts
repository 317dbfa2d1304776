import type { DemoListing } from './demo-listing.ts'

export const hotels: DemoListing<'Hotel'>[] = [
  {
    title: 'The Painted Kingfisher Houseboats',
    duration: 'Three cedar boats on quiet Nigeen',
    email: 'boats@paintedkingfisher.example',
    description: 'Nigeen Lake, west bank, Hazratbal, Srinagar 190006',
    overview:
      'Three houseboats built of deodar between 1948 and 1986, moored in a row on the west bank of Nigeen, which is smaller and quieter than Dal and clean enough to swim in from June to early September. Each boat has a saloon with a walnut table, a veranda over the water and a cook of its own. The father carved the ceilings; the sons run the kitchens.',
    additionalInfo:
      'You come from the ghat by shikara, two minutes, at any hour. Heating is by wood stove in the saloon and electric blankets in the rooms; in January also a hot-water bottle each. Boats are connected to the sewer line. Mobile signal is good; Wi-Fi copes with messages and mail but not with meetings.',
    termCondition:
      'In from noon, out by ten. One night is kept if you cancel within five days of arrival. No smoking inside: these are wooden boats. Children under 8 wear a life jacket on deck; we have six sizes.',
    price: 5200,
    places: ['Srinagar'],
    pictures: ['houseboat-dusk', 'dal-dawn', 'room-houseboat', 'dal-winter'],
    parts: {
      hotelRooms: [
        {
          name: 'Double cabin, lake side',
          capacity: '2 adults',
          pricePerNight: 5200,
          pictures: ['room-houseboat', 'houseboat-dusk'],
        },
        {
          name: 'Family cabin with a bunk',
          capacity: '2 adults and 2 children',
          pricePerNight: 7400,
          pictures: ['room-family'],
        },
        {
          name: 'The Zoon suite, whole stern of the boat',
          capacity: '2 adults',
          pricePerNight: 9800,
          pictures: ['room-houseboat', 'room-lakeview'],
        },
      ],
      services: [
        {
          title: 'Shikara at the steps',
          description: 'Half an hour’s paddle is in the price each day; ₹700 an hour after that.',
          pictures: ['dal-dawn'],
        },
        {
          title: 'Dinner on the roof',
          description:
            'From May to September, for two to eight, lamps and mosquito coils included.',
          pictures: ['houseboat-dusk'],
        },
        {
          title: 'Market with the cook',
          description:
            'At five in the morning to the floating market, home with lotus stems, and a lesson.',
          pictures: ['floating-market'],
        },
        {
          title: 'Laundry',
          description: 'Washed in the morning and back by night if the sun shines.',
        },
      ],
    },
  },
  {
    title: 'Walnut Prow Houseboat',
    duration: 'One boat, two bedrooms, all yours',
    email: 'hello@walnutprow.example',
    description: 'Off Ghat 14, Boulevard Road, Dal Lake, Srinagar 190001',
    overview:
      'A boat with two bedrooms that is let to one party at a time, so that nobody else sits in the saloon. It lies in the second row, behind the noise of the Boulevard, and faces vegetable gardens and a pair of herons. Abdul cooks, his nephew paddles, and both know when to leave you in peace.',
    additionalInfo:
      'The price is for the first bedroom with the whole boat; the second is charged when it is slept in. Breakfast and dinner are in it. Lights may go in winter evenings for an hour or two; an inverter keeps the lamps and the router going.',
    termCondition:
      'Two nights at least from April to June. Payment in full seven days ahead, of which half is returned for cancellations up to the day before. Pets by arrangement: cats not at all, on account of the ducks.',
    price: 6800,
    oldPrice: 7600,
    places: ['Srinagar'],
    pictures: ['dal-dawn', 'houseboat-dusk', 'couple-shikara', 'room-houseboat'],
    parts: {
      hotelRooms: [
        {
          name: 'Carved bedroom',
          capacity: '2 adults',
          pricePerNight: 6800,
          pictures: ['room-houseboat'],
        },
        {
          name: 'Both bedrooms',
          capacity: '4 adults, or 2 adults and 3 children',
          pricePerNight: 9900,
          pictures: ['room-houseboat', 'room-lakeview'],
        },
      ],
      services: [
        {
          title: 'A cook to yourselves',
          description:
            'Say at breakfast what you’d like for dinner. Jain and gluten-free are no trouble.',
        },
        {
          title: 'Dawn paddle',
          description: 'From five until seven, thermos of kahwa in the boat.',
          pictures: ['floating-market'],
        },
        {
          title: 'Airport by road and water',
          description: 'Taxi to ghat 14 and shikara to the boat, ₹1,400 a party.',
          pictures: ['shikara-taxi'],
        },
      ],
    },
  },
  {
    title: 'Chinar Courtyard',
    duration: 'A merchant’s house of 1911, with nine rooms',
    email: 'desk@chinarcourtyard.example',
    description: 'Rajbagh, left bank of the Jhelum, Srinagar 190008',
    overview:
      'Brick laced with deodar beams so that it gives way a little when the earth shakes, khatamband ceilings put together without a nail, and two chinars older than the house. It was a shawl merchant’s home, stood empty for twenty years, and was repaired by the carpenters who now look after it. Guests have breakfast under the trees from May to October and by the hammam’s warm wall the rest of the year.',
    additionalInfo:
      '1.5 km from Lal Chowk over Zero Bridge, 25 minutes’ drive from the airport. Stairs are steep and there is no lift, but two rooms are on the ground floor. Central heating from November to March. No bar.',
    termCondition:
      'Rooms are ready at two and should be empty by eleven. Cancel free until seven days before, except in the last week of October, when the leaves turn and the advance stays with us. Photographs for magazines, with our permission and a credit to the carpenters.',
    price: 8900,
    places: ['Srinagar'],
    pictures: ['heritage-hotel', 'nishat-autumn', 'room-lakeview', 'jhelum-old-city', 'room-suite'],
    parts: {
      hotelRooms: [
        {
          name: 'Garden room',
          capacity: '2 adults',
          pricePerNight: 8900,
          pictures: ['room-lakeview'],
        },
        {
          name: 'Balcony room',
          capacity: '2 adults and a child',
          pricePerNight: 10800,
          pictures: ['room-family', 'heritage-hotel'],
        },
        {
          name: 'Shawl merchant’s room',
          capacity: '2 adults',
          pricePerNight: 14500,
          pictures: ['room-suite'],
        },
      ],
      services: [
        {
          title: 'Walks in the old city',
          description:
            'Three hours with a guide who grew up in Zaina Kadal, every morning but Friday.',
          pictures: ['scooter-old-city'],
        },
        {
          title: 'Hammam',
          description:
            'The stone floor is heated on Tuesdays and Saturdays; an hour for two at ₹2,400.',
          pictures: ['spa-hammam'],
        },
        {
          title: 'Wazwan supper',
          description:
            'Seven courses from the copper plate for four or more, told of the day before.',
        },
        {
          title: 'Library',
          description: 'Four hundred books on the valley, and a wood fire to read them by.',
        },
        {
          title: 'Bicycles',
          description: 'Six of them, free, with locks. The Bund is level.',
        },
      ],
    },
  },
  {
    title: 'Zabarwan Steps',
    duration: 'On the Boulevard, with the lake at the door',
    email: 'rooms@zabarwansteps.example',
    description: 'Boulevard Road, opposite Ghat 9, Srinagar 190001',
    overview:
      'Forty-two rooms on five floors facing Dal, where the shikaras tie up. The upper balconies see over the houseboats to Hari Parbat and, after rain, the Pir Panjal with new snow on it. It’s a town hotel: a lift that works, a kitchen open until eleven, porters, and a doctor on call.',
    additionalInfo:
      'Lake-facing rooms hear the Boulevard until ten; hill-facing ones hear owls. Own generator. Parking for thirty cars and two coaches. The bar is licensed and closes on the state’s dry days. Step-free entrance, and one bathroom on each floor has rails.',
    termCondition:
      'From 2 pm to 11 am; luggage is kept free for the day. Original photo identity for everyone over 12, passport and visa for foreign guests. Until 72 hours before arrival you pay nothing for cancelling, in tulip weeks until 10 days before.',
    price: 7600,
    places: ['Srinagar'],
    pictures: [
      'lakefront-hotel',
      'room-lakeview',
      'dal-dawn',
      'tulips',
      'room-family',
      'pari-mahal-dusk',
    ],
    parts: {
      hotelRooms: [
        {
          name: 'Hill view twin',
          capacity: '2 adults',
          pricePerNight: 7600,
          pictures: ['room-lakeview'],
        },
        {
          name: 'Lake view double',
          capacity: '2 adults and a child under 6',
          pricePerNight: 9400,
          pictures: ['room-lakeview', 'lakefront-hotel'],
        },
        {
          name: 'Family room, fourth floor',
          capacity: '4 adults, or 3 adults and 2 children',
          pricePerNight: 12900,
          pictures: ['room-family'],
        },
        {
          name: 'Corner suite',
          capacity: '2 adults',
          pricePerNight: 18500,
          pictures: ['room-suite', 'pari-mahal-dusk'],
        },
      ],
      services: [
        {
          title: 'Shikara desk',
          description: 'The official rate is on the board: nobody bargains on our steps.',
          pictures: ['shikara-taxi'],
        },
        {
          title: 'Airport car',
          description: '15 km and 40 minutes, ₹1,100 by day and ₹1,300 after nine.',
          pictures: ['sedan-boulevard'],
        },
        {
          title: 'Rooftop restaurant',
          description: 'Kashmiri, Punjabi and plain; a full vegetarian kitchen apart.',
        },
        {
          title: 'Meeting room',
          description: 'For fifty, with a projector and windows.',
          pictures: ['conference-lakeside'],
        },
        {
          title: 'Warm storage',
          description: 'Skis, trekking bags and wet boots kept while you’re up in the hills.',
        },
        {
          title: 'Doctor on call',
          description: 'Within half an hour, day or night. The city’s hospitals are 4 km away.',
        },
      ],
    },
  },
  {
    title: 'Deodar Row Ski Lodge',
    duration: 'Four minutes on skis from the gondola',
    email: 'snow@deodarrow.example',
    description: 'Near the gondola base, Gulmarg 193403',
    overview:
      'A timber lodge of twenty-two rooms under the firs at 2,650 m, with a drying room that really dries, a ski technician from Tangmarg who learnt in Austria, and soup from four o’clock. In summer the same benches look on a meadow of daisies and the technician mends bicycles.',
    additionalInfo:
      'On snow days vehicles without chains are stopped at Tangmarg, 13 km below; our 4x4 fetches you from there for ₹2,000. Central heating and a generator. Sleep may be thin on the first night: drink water, leave the whisky for the second. Cash machines in Gulmarg run empty on weekends.',
    termCondition:
      'From 20 December to 10 March three nights at least. Half is paid with the booking and isn’t returned within 21 days of arrival. If the road from Tangmarg is shut all day we don’t charge that night.',
    price: 13500,
    oldPrice: 15800,
    places: ['Gulmarg'],
    pictures: ['ski-lodge', 'gulmarg', 'powder-skiing', 'room-suite', 'snowmobile'],
    parts: {
      hotelRooms: [
        {
          name: 'Fir room',
          capacity: '2 adults',
          pricePerNight: 13500,
          pictures: ['room-family'],
        },
        {
          name: 'Bunk room for skiers',
          capacity: '4 adults',
          pricePerNight: 17200,
          pictures: ['room-family', 'ski-lodge'],
        },
        {
          name: 'Fireplace suite',
          capacity: '2 adults and 2 children',
          pricePerNight: 24000,
          pictures: ['room-suite'],
        },
      ],
      services: [
        {
          title: 'Ski hire and tuning',
          description:
            'Sixty pairs, from nursery to powder width; boots from size 3 to 12. ₹1,200 to ₹2,500 a day.',
          pictures: ['powder-skiing'],
        },
        {
          title: 'Lift tickets arranged',
          description:
            'Tickets are named and dated: send us the passenger list and we queue online for you.',
          pictures: ['gulmarg'],
        },
        {
          title: 'Avalanche briefing',
          description:
            'At six each evening with the day’s bulletin. Beacons, shovels and probes for hire.',
        },
        {
          title: 'Drying room',
          description: 'Forty boots overnight, and gloves come out warm.',
        },
        {
          title: 'Children’s snow hour',
          description: 'Sledges and an auntie at eleven, for 4 to 9 years, free.',
        },
      ],
    },
  },
  {
    title: 'Outer Circle Rooms',
    duration: 'Plain warm rooms in Gulmarg',
    email: 'ask@outercirclerooms.example',
    description: 'Outer Circle Road, Gulmarg 193403',
    overview:
      'Fourteen rooms for people who would rather spend their money on the mountain: good mattresses, hot water from five to eleven both ends of the day, a bukhari in every room with wood counted out by the basket. The dining room has long tables, and by the second evening everybody knows who fell where.',
    additionalInfo:
      '1.2 km from the gondola; a shuttle goes at half past eight and returns at four. Rooms on the upper floor see Apharwat. From May to October walkers use the 11 km path through the forest that starts behind the kitchen. Wi-Fi in the dining room alone.',
    termCondition:
      'In at one, out at ten. Cancel ten days before without cost, later for the price of two nights. Wood beyond one basket a night is ₹300. Groups of ten pay for nine.',
    price: 5900,
    places: ['Gulmarg'],
    pictures: ['gulmarg', 'ski-lodge', 'room-family', 'room-suite'],
    parts: {
      hotelRooms: [
        {
          name: 'Double with bukhari',
          capacity: '2 adults',
          pricePerNight: 5900,
          pictures: ['room-suite'],
        },
        {
          name: 'Triple, mountain side',
          capacity: '3 adults',
          pricePerNight: 7300,
          pictures: ['room-family'],
        },
      ],
      services: [
        {
          title: 'Shuttle to the lift',
          description: 'Free, twice a day, skis on the roof.',
          pictures: ['suv-mountain-road'],
        },
        {
          title: 'Packed lunch',
          description: 'Parathas, egg, an apple and tea in a steel flask, ₹350.',
        },
        {
          title: 'Ski teacher',
          description: '₹2,000 for two hours, skis and boots with it; up to three may share.',
          pictures: ['powder-skiing'],
        },
      ],
    },
  },
  {
    title: 'Lidder Bend Hotel',
    duration: 'Rooms that hear the river',
    email: 'stay@lidderbend.example',
    description: 'Laripora Road, Pahalgam 192126',
    overview:
      'The Lidder turns here around a lawn with walnut trees, and the hotel follows it in a curve, so that all twenty-eight rooms look on the water. Pahalgam’s bazaar is a walk of 25 minutes downstream. Trout is on the card when the hatchery sends some; the apple jam is always ours.',
    additionalInfo:
      '2,130 m high: June nights are cool, October nights freeze. Taxis from outside Pahalgam may bring you and fetch you, but trips to Aru, Betaab and Chandanwari go with the local union, whose rates hang in the lobby. Vegetarian kitchen on the same floor; no bar. Shut from 6 January to the end of February.',
    termCondition:
      'Arrival from 1 pm, departure by 11 am. During the Amarnath pilgrimage in July and August roads may close to traffic in the morning, for which nothing can be refunded. Otherwise cancel until a week before for nothing, until two days before for a night.',
    price: 7200,
    places: ['Pahalgam'],
    pictures: ['pahalgam', 'riverside-cottage', 'betaab-valley', 'room-family', 'pony-ride'],
    parts: {
      hotelRooms: [
        {
          name: 'River double',
          capacity: '2 adults',
          pricePerNight: 7200,
          pictures: ['room-lakeview'],
        },
        {
          name: 'Family room with balcony',
          capacity: '2 adults and 2 children',
          pricePerNight: 9600,
          pictures: ['room-family', 'pahalgam'],
        },
        {
          name: 'Ground-floor twin, step-free',
          capacity: '2 adults',
          pricePerNight: 7200,
          pictures: ['room-suite'],
        },
        {
          name: 'Cottage by the walnut tree',
          capacity: '4 adults',
          pricePerNight: 15400,
          pictures: ['room-suite', 'riverside-cottage'],
        },
      ],
      services: [
        {
          title: 'Union taxi at the door',
          description:
            'Ordered the night before at the printed rate, about ₹2,800 for Aru and Betaab.',
          pictures: ['suv-mountain-road'],
        },
        {
          title: 'Ponies',
          description: 'From a stable we trust, with helmets for children.',
          pictures: ['pony-ride'],
        },
        {
          title: 'Fishing permits',
          description:
            'For the beats near the hotel, April to September. Tell us three days ahead.',
          pictures: ['trout-fishing'],
        },
        {
          title: 'Fire on the lawn',
          description: 'Every dry evening from seven, chairs and blankets out.',
          pictures: ['bonfire-party'],
        },
      ],
    },
  },
  {
    title: 'Aru Meadow Guest House',
    duration: 'Where the treks set out',
    email: 'house@arumeadow.example',
    description: 'Upper Aru village, 12 km above Pahalgam 192126',
    overview:
      'Eight rooms in a wooden house at 2,410 m, kept by a family who have guided walkers to Kolahoi and Tarsar since the grandfather’s time. Rajma, rice and haakh at a low table; a rope across the yard for wet socks; the meadow beyond the gate, and then nothing built at all.',
    additionalInfo:
      'Open from mid April to mid November. Solar lamps and power that comes and goes. A single network reaches the top of the garden; prepaid SIMs of other states are of no use in Kashmir. Hot water by the bucket, ₹50. Trekkers may leave city bags in a locked room.',
    termCondition:
      'Pay on leaving, in cash or by UPI when there is signal. No charge if you don’t come, but do telephone: somebody else may be standing in the rain. Loud music stays in the valley.',
    price: 2200,
    places: ['Pahalgam'],
    pictures: ['betaab-valley', 'pony-ride', 'great-lakes-trek', 'room-family'],
    parts: {
      hotelRooms: [
        {
          name: 'Room with shared bath',
          capacity: '2 adults',
          pricePerNight: 2200,
          pictures: ['room-family'],
        },
        {
          name: 'Room with its own bath',
          capacity: '2 adults and a child',
          pricePerNight: 3100,
          pictures: ['room-suite'],
        },
      ],
      services: [
        {
          title: 'Guides and pony men',
          description:
            'For a day at Lidderwat or a week to Tarsar and Marsar. ₹2,000 a guide, ₹1,300 a pony.',
          pictures: ['trekkers-ridge'],
        },
        {
          title: 'Three meals',
          description: '₹900 a person for the day, tea without counting.',
        },
        {
          title: 'Camping gear',
          description: 'Tents for two, sleeping bags to minus 10, stoves. Cleaned and counted.',
          pictures: ['camping-lake'],
        },
      ],
    },
  },
  {
    title: 'Thajwas Hearth',
    duration: 'Wood, wool and a glacier in the window',
    email: 'hearth@thajwas.example',
    description: 'Thajiwas Road, Sonamarg 191203',
    overview:
      'Sixteen rooms of stone and spruce at 2,730 m, each with the glacier or the Sindh in its window. Since the tunnel at Gagangir opened the house stays open in winter, when the meadow belongs to foxes and to the few who come with snowshoes. The hearth in the hall is two metres wide and is lit on the first of September whatever the weather.',
    additionalInfo:
      '80 km from Srinagar, about two and a quarter hours. To Thajiwas it is 3 km on foot; ponies wait at the posted rate. Zero Point beyond Zoji La goes only with Sonamarg’s own taxis, and only when the road is dry. Breathing is a little shorter here than in Srinagar: plan a slow first afternoon.',
    termCondition:
      'Check in at 1 pm, out at 10 am. Advance of one night. It comes back if you cancel five days before, and whenever the police close the road. Heating in the rooms from October to April is included.',
    price: 8400,
    places: ['Sonamarg'],
    pictures: ['thajiwas-glacier', 'sonamarg-night', 'room-suite', 'tempo-traveller-pass'],
    parts: {
      hotelRooms: [
        {
          name: 'Sindh room',
          capacity: '2 adults',
          pricePerNight: 8400,
          pictures: ['room-suite'],
        },
        {
          name: 'Glacier room',
          capacity: '2 adults and a child',
          pricePerNight: 10200,
          pictures: ['room-family', 'thajiwas-glacier'],
        },
        {
          name: 'Attic for friends',
          capacity: '5 adults',
          pricePerNight: 14800,
          pictures: ['room-family'],
        },
      ],
      services: [
        {
          title: 'Snowshoes and gaiters',
          description: 'From December to March, ₹800 a day with poles.',
          pictures: ['ski-lodge'],
        },
        {
          title: 'Star evening',
          description: 'A telescope and a teacher from the village school, on moonless nights.',
          pictures: ['sonamarg-night'],
        },
        {
          title: 'Trek logistics',
          description:
            'Ponies, food and the registration for the Great Lakes, whose path begins across the road.',
          pictures: ['great-lakes-trek'],
        },
        {
          title: 'Oxygen',
          description: 'Two concentrators in the office, and someone trained to use them.',
        },
      ],
    },
  },
  {
    title: 'Tulail Road Guest House',
    duration: 'Log walls, buckwheat bread, Habba Khatoon',
    email: 'dawar@tulailroad.example',
    description: 'Tulail Road, Dawar, Gurez 193503',
    overview:
      'A two-storey log house in Dawar, at 2,400 m, whose owner taught geography for thirty years and draws you a map for every walk. Seven rooms with wool rugs and small windows, made for winters in which snow reaches the sill of the upper ones. The pyramid of Habba Khatoon fills the end of the street.',
    additionalInfo:
      'Open from May to October, while Razdan Pass (3,557 m) can be driven: 130 km from Srinagar, six to seven hours. Every guest needs an original identity card, and those from abroad a permit. Electricity from six to eleven in the evening; one network, no cards, one cash machine that you should not depend on.',
    termCondition:
      'Meals are part of the price, since there is nowhere else to eat after dark. Nobody pays for a night on which the pass was closed. Please do not photograph army posts, and ask before photographing people.',
    price: 3400,
    places: ['Gurez'],
    pictures: ['gurez-habba-khatoon', 'suv-mountain-road', 'room-family'],
    parts: {
      hotelRooms: [
        {
          name: 'Valley room, full board',
          capacity: '2 adults',
          pricePerNight: 3400,
          pictures: ['room-family'],
        },
        {
          name: 'Corner room with a stove, full board',
          capacity: '3 adults',
          pricePerNight: 4700,
          pictures: ['room-suite'],
        },
        {
          name: 'Walkers’ room, full board',
          capacity: '4 adults',
          pricePerNight: 5600,
          pictures: ['room-family'],
        },
      ],
      services: [
        {
          title: 'Check-post papers',
          description: 'Send copies a week ahead and you pass with a handshake.',
        },
        {
          title: 'Jeep to Tulail',
          description: 'The whole day with a driver from Purana Tulail, ₹5,500.',
          pictures: ['suv-mountain-road'],
        },
        {
          title: 'Trout beat on the Kishanganga',
          description: 'Permit and rod, in season from April to September; the cook does the rest.',
          pictures: ['trout-fishing'],
        },
      ],
    },
  },
]
