import type { DemoListing } from './demo-listing.ts'

export const wellness: DemoListing<'Relaxation'>[] = [
  {
    title: 'Slow boat and waterbirds',
    categoryId: 1,
    duration: '3 hours from sunrise',
    price: 1800,
    description:
      'Dal’s back channels by shikara with binoculars, a naturalist and no engine anywhere.',
    overview:
      'The boat moves at walking speed and often not at all. Little bitterns stand in the reeds, pied kingfishers hover, and by the second thermos most people have stopped checking the time. In winter the wildfowl of Hokersar, 10 km out of town, take the place of the lake: tens of thousands of duck and geese from November to March.',
    additionalInfo:
      'For four at most. Cushions with backs, blankets, binoculars 8 by 42. No walking at all, two steps into the boat with a hand to hold. Bring a hat. Toilets at the ghat before and after.',
    termCondition:
      'Cancel until the evening before, free of charge. Rain: we wait an hour for it, then it’s another day. Telephones on silent, by agreement of all aboard.',
    places: ['Srinagar'],
    pictures: ['dal-dawn', 'shikara-taxi', 'floating-market'],
  },
  {
    title: 'Morning among the Mughal terraces',
    categoryId: 1,
    duration: '2½ hours, gentle walking',
    price: 1200,
    description:
      'Nishat as the gates open, with pauses for breathing, sketching or sitting on a warm wall.',
    overview:
      'Twelve terraces, taken as one would eat twelve courses. A guide trained in breathing exercise leads fifteen minutes of it under the first chinars; then there’s paper and pencil for whoever would like to draw a leaf. Gardeners greet you. You leave when the loudspeakers come.',
    additionalInfo:
      'April to mid November. 900 m with 110 steps, or 300 m without any along the lower terraces. Garden ticket and pencils are included. Suits those after an illness; tell us, and we add a folding chair.',
    termCondition:
      'Two guests or more. Money is returned for wet mornings and for those who wake up unwell. Picking flowers is fined by the department and regretted by everyone.',
    places: ['Srinagar'],
    pictures: ['nishat-autumn', 'badamwari-almond', 'tulips'],
  },
  {
    title: 'Forest bathing in the deodars',
    categoryId: 2,
    duration: '4 hours, 3 km',
    price: 2400,
    description: 'A slow half-day under old trees above Pahalgam, led by a forester’s daughter.',
    overview:
      'It isn’t a hike: three kilometres in four hours. You walk barefoot over needles for a while if you care to, lie down, listen for one sound after another, drink tea of wild thyme. Science has a good deal to say for it; the cedar has a scent that needs no science.',
    additionalInfo:
      'May to October at 2,200 to 2,350 m, after a first night in Pahalgam. Mats, flask and rain capes are carried for you. Closed shoes. Black bears live further up and keep away from people who come in groups and by day.',
    termCondition:
      'At most eight people, from ten years on. A thunderstorm postpones it. Cancelled by six the evening before, nothing is due. What the forest has dropped may be looked at and is left.',
    places: ['Pahalgam'],
    pictures: ['pahalgam', 'forest-walk', 'yusmarg-morning'],
  },
  {
    title: 'Two nights in a Yusmarg forest hut',
    categoryId: 2,
    duration: '2 nights, 3 days',
    price: 9600,
    description: 'Meadow, pines, a stream, one stove and nothing that has to be seen.',
    overview:
      'Yusmarg lies at 2,396 m, two hours and 47 km from Srinagar, at the end of a road. There are horses in the mist at six, a walk of 4 km to the small lake of Nilnag, another to the rapids of the Doodhganga. A cook comes with you. In the evening it is quiet enough to hear the stove.',
    additionalInfo:
      'From May to October. Wood stove, clean sheets, warm water by the bucket, one network at the gate. The administration opens Yusmarg season by season; if it is shut we go to a hut at Doodhpathri or give back the money. All meals and the car from Srinagar are included.',
    termCondition:
      '₹3,000 is paid ahead and kept if you cancel within a week. Two to six guests who know each other, since walls are of wood. Fires only in the stove.',
    places: ['Yusmarg'],
    pictures: ['yusmarg-morning', 'doodhpathri-meadow', 'forest-walk', 'room-suite'],
  },
  {
    title: 'Dachigam with a naturalist',
    categoryId: 2,
    duration: '5 hours',
    price: 3200,
    description: 'A quiet walk in the sanctuary of the hangul, Kashmir’s own stag.',
    overview:
      'The lower valley of Dachigam, 22 km from Lal Chowk, along a trout stream under oak and mulberry. Fewer than three hundred hangul survive; in October the stags roar, and in winter they come down to the road. Langurs and griffons are likely, a bear is luck, and an hour without talk is part of the plan.',
    additionalInfo:
      'Permits from the wildlife warden are taken out by us, three working days ahead and with a copy of your identity card. 5 km, level. Dull colours, no scent. A forest guard may come along.',
    termCondition:
      'The permit fee is lost if you don’t come; the rest is returned until noon of the day before. Children from eight who can whisper. Closed at short notice in fire season, and then paid back.',
    places: ['Dachigam'],
    pictures: ['forest-walk', 'apple-orchard', 'tripod-dawn'],
  },
  {
    title: 'Four nights of quiet on Nigeen',
    categoryId: 3,
    duration: '4 nights, 5 days',
    price: 46000,
    oldPrice: 49500,
    description:
      'A houseboat retreat for six: yoga at seven, massage at four, and a cook who understands vegetables.',
    overview:
      'Days have two fixed points and otherwise a hammock. Morning practice is on the deck, evening breathing in the saloon; between them an oil massage each day, a paddle boat, books. Food is from the floating gardens, without meat, and more interesting than that sounds: lotus stem, morels, seven greens.',
    additionalInfo:
      'April to June and September to November. Teacher with five hundred hours of training, therapist for women and another for men. Coffee exists. Telephones sleep in a drawer by free choice. Airport transfers included. Nights are cool: bring wool.',
    termCondition:
      '₹12,000 to reserve, returned until 25 days before the start; the balance a week ahead. Single cabins at ₹8,000 more. Whoever must leave early for illness gets the unspent nights back.',
    places: ['Srinagar'],
    pictures: ['houseboat-dusk', 'yoga-lakeside', 'room-houseboat', 'spa-hammam'],
  },
  {
    title: 'Hammam and Ayurveda week',
    categoryId: 3,
    duration: '6 nights, 7 days',
    price: 82000,
    description:
      'A physician’s plan, two treatments a day and the heated stone floor of an old house.',
    overview:
      'It begins with an hour’s consultation and ends with a page of advice that you can follow at home. Between them abhyanga, herbal steam and shirodhara in the mornings, hammam towards evening, and walks by the river at an hour the doctor sets. Meals are cooked for each guest and weighed for none.',
    additionalInfo:
      'All year, best from November to March, when it is minus 3 outside and the floor is at 40. Not in pregnancy, nor with uncontrolled blood pressure; medicines you take go on as before. Therapists of your own sex. Rajbagh house, ground-floor treatment rooms, a nurse by day.',
    termCondition:
      'A health form comes with the booking and is read by the doctor alone. 30% ahead. If she advises against the week, everything is returned; if you change your mind, 70% until twenty days before and 30% until eight.',
    places: ['Srinagar'],
    pictures: ['heritage-hotel', 'spa-hammam', 'room-suite', 'nishat-autumn'],
  },
  {
    title: 'Walking and silence in Gurez',
    categoryId: 3,
    duration: '5 nights, 6 days',
    price: 39500,
    description: 'A small group, a valley without reception, and talk only at supper.',
    overview:
      'Three days of walks between log villages along the Kishanganga, four to nine kilometres each, with a teacher of meditation. Words are put away after breakfast and taken out again over soup. It is strange for a morning and by the second a relief, and nobody minds if you laugh.',
    additionalInfo:
      'Mid June to September. Over Razdan Pass at 3,557 m; Dawar is at 2,400 m and the first day there is idle on purpose. Full board in a guest house, single rooms for as long as there are any. Original identity cards; Indian citizens only, unless permits come in time. One network in the village, for emergencies we have a satellite phone.',
    termCondition:
      'Six to ten people. ₹10,000 holds the bed and moves with you to another date if you write twenty days ahead. Pass closed on the way in: the retreat is held in Naranag. Closed on the way out: the extra night is our guest’s.',
    places: ['Gurez'],
    pictures: ['gurez-habba-khatoon', 'meditation-ridge', 'trekkers-ridge'],
  },
  {
    title: 'Sunrise yoga by Nigeen',
    categoryId: 4,
    duration: '75 minutes',
    price: 900,
    description: 'Hatha for all levels on a wooden deck, with mats and woollen socks.',
    overview:
      'The teacher was born on the lake and counts breaths in Kashmiri. Sun salutations happen to face the sun here, which comes over Zabarwan at about six in June and half past seven in November. Afterwards kahwa with almonds and nobody hurries you off the deck.',
    additionalInfo:
      'Daily except Mondays from 15 April to 15 November; indoors by a stove in winter, on weekends. At most ten. Loose clothes in layers. Old hips are welcome: chairs and blocks are there.',
    termCondition:
      'Pay at the end. Ring before nine at night if you’d like to be expected. In drizzle we practise under the roof. Come a quarter of an hour early if you’ve injuries to tell about.',
    places: ['Srinagar'],
    pictures: ['yoga-lakeside', 'dal-dawn'],
  },
  {
    title: 'Hammam and massage for an afternoon',
    categoryId: 4,
    duration: '2 hours',
    price: 4200,
    description:
      'Warm stone, copper bowls, a scrub with walnut shell, an hour under a therapist’s hands.',
    overview:
      'A hammam in Kashmir is a room whose floor hides a fire. You lie on the stone for twenty minutes, are scrubbed and doused, and then handed over: apricot oil, long strokes, strong thumbs if you ask. Afterwards there is a couch, a shawl and salted tea, or sweet if you can’t bear it.',
    additionalInfo:
      'Tuesday to Sunday, from two to eight; women until five, men after, couples on request in their own room. Drink plenty before. Not within two hours of a meal, and not with fever or a weak heart. Towels and slippers are given.',
    termCondition:
      'Moved or cancelled until four hours before, free. Late arrivals shorten the massage, as somebody else is waiting. Children from fourteen with a parent.',
    places: ['Srinagar'],
    pictures: ['spa-hammam', 'room-suite'],
  },
  {
    title: 'Meditation on a ridge above the clouds',
    categoryId: 4,
    duration: '6 hours, with the drive',
    price: 3600,
    description: 'Up in the dark by jeep and on foot, to sit as the valley fills with light.',
    overview:
      'On many mornings in autumn the valley is full of mist and the ridges stand out of it. Off from Gulmarg at half past four, forty minutes’ walk by headlamp from the jeep, and then cushions, a bell, forty minutes of guided sitting, and the sun on Nanga Parbat if it is out. Breakfast up there.',
    additionalInfo:
      'May to early November. About 3,100 m: spend the night before in Gulmarg. Down jackets and thick mats are carried for you. Knees may be stretched out; nobody looks. Return by half past ten.',
    termCondition:
      'Four to eight people. The guide decides at four by the sky and you’re told by message; no departure, no charge. Otherwise free until six in the evening before.',
    places: ['Gulmarg'],
    pictures: ['meditation-ridge', 'trekkers-ridge', 'yusmarg-morning'],
  },
  {
    title: 'Silence at the edge of the tulip garden',
    categoryId: 2,
    duration: '3 hours from seven',
    price: 2900,
    description: 'A slow morning above Asia’s largest tulip garden, before its gates are opened.',
    overview:
      'We sit on the terrace of a gardener’s house with the rows below us, listen for half an hour, walk along the upper wall without a word, and have bread with apricot jam. On the last page of the booklet that you take home stands the mantra as a monk from Hemis writes it, in one breath: ommanipadmehumommanipadmehumommanipadmehumommanipadmehumommanipadmehumommanipadmehumommanipadmehumom.',
    additionalInfo:
      'Only while the tulips stand, from the end of March to the third week of April. Cushions and shawls are there. Ten people at most, and none of them needs to have sat before.',
    termCondition:
      'Free to cancel until noon of the day before. When rain keeps us under the roof the price is the same, for the garden smells best then.',
    places: ['Srinagar'],
    pictures: ['tulips-square', 'badamwari-almond'],
  },
]
