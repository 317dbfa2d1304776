import type { DemoListing } from './demo-listing.ts'

export const adventures: DemoListing<'Adventure'>[] = [
  {
    title: 'Rafting on the Lidder',
    categoryId: 1,
    location: 'Yenner to Ganeshpora, Pahalgam',
    price: 1200,
    overview:
      'Five kilometres of grade II and III water in forty minutes, with one long wave train below the bridge where everybody gets wet. Rafts take six and a guide who steers from the stern. Snow melt makes the river highest in June; in September it is gentler and green.',
    additionalInfo:
      'May to September, between ten and four, from 12 years and 40 kg upwards. Helmet, life jacket and paddle are given; wear things that dry and shoes that stay on. The operator holds the tourism department’s licence, and the level is read each morning on the gauge at Yenner: above the red mark nobody goes.',
    termCondition:
      'Not for pregnant women or after recent surgery. Cancel the day before at no cost. If the river is closed you get your money back or another day. A signed note of consent is needed for those under 18.',
    places: ['Pahalgam'],
    pictures: ['rafting-lidder', 'pahalgam', 'betaab-valley'],
  },
  {
    title: 'Tandem paragliding over Dal',
    categoryId: 1,
    location: 'Astanmarg, above Harwan, Srinagar',
    price: 4500,
    overview:
      'From a meadow at 2,250 m you run six steps and then don’t. Ten to fifteen minutes over orchards with the lake and all of Srinagar ahead, down on a field near Chandpora. Your pilot sits behind you and has flown tandems for at least five seasons.',
    additionalInfo:
      'Best in May, June, September and October, in the morning when the air is smooth. Weight 35 to 95 kg. 40 minutes by jeep to the take-off, included. Jacket and closed shoes; cameras only on a wrist strap. The pilot films you on request for ₹800.',
    termCondition:
      'The pilot alone decides whether to fly, and a day without wind or with too much is paid back in full. Late arrivals lose the slot. Third-party insurance is in the price; a personal policy must name paragliding.',
    places: ['Srinagar'],
    pictures: ['paragliding', 'drone-valley'],
  },
  {
    title: 'Tarsar Marsar, five days on foot',
    categoryId: 1,
    location: 'Aru to Lidderwat, Shekwas and Tarsar',
    price: 15800,
    overview:
      'A pair of lakes behind a ridge, seen by fewer people in a summer than the gondola carries in a morning. Camps at Lidderwat by the river, on the shepherds’ ground of Shekwas and beside Tarsar at 3,790 m, where the tents stand ten paces from the water. Marsar shows itself from the pass, if its cloud lets it.',
    additionalInfo:
      'July to the middle of September, 42 km, at most six hours a day, highest point about 4,020 m. Two nights at or above Aru come first, so that heads have time. Food, tents, mattresses, ponies, guide and permits are in the price. No telephone beyond Lidderwat. Rain gear for certain, snow possible.',
    termCondition:
      'Doctor’s note for trekkers over 55. ₹4,000 on booking isn’t returned; the rest is until 12 days before. Groups of four to twelve. All rubbish walks down with us.',
    places: ['Pahalgam'],
    pictures: ['great-lakes-trek', 'trekkers-ridge', 'camping-lake'],
  },
  {
    title: 'Night under the stars at Sonamarg',
    categoryId: 1,
    location: 'Sarbal meadow, Sonamarg',
    price: 3900,
    overview:
      'Walk for an hour from the road, find the tents up and the kettle on, stay until the Milky Way has crossed the valley. Supper is rajma and rice from one pot and lamb from another. In the morning the ponies of the Bakarwal herders come to see what you’re having for breakfast.',
    additionalInfo:
      'From mid June to September, at 2,850 m; it may be 4 degrees before dawn, and sleeping bags are made for minus 5. Dry toilet tent, warm water in a basin. Bring a torch and a cap. New-moon dates go first.',
    termCondition:
      'In steady rain we move the night to a room in Sonamarg, at no extra price. Full refund until four days before, half until the day before. Fires burn in an iron bowl and never on the grass; alcohol isn’t sold.',
    places: ['Sonamarg'],
    pictures: ['sonamarg-night', 'camping-lake', 'thajiwas-glacier'],
  },
  {
    title: 'Cycling the apple road',
    categoryId: 1,
    location: 'Srinagar to Pulwama and back by Pampore',
    price: 2600,
    overview:
      'Forty-four kilometres on lanes that lorries avoid, almost level, through willow yards where cricket bats dry, orchards and the saffron karewas. Halts at a bakery, at a spring and at whichever orchard waves first. A car follows with pump, water and room for tired legs.',
    additionalInfo:
      'April to early November. Geared hybrids in three sizes with helmets; small children ride in a trailer. Start at seven, done by one. Heat is seldom a trouble, dogs sometimes are: your guide carries biscuits.',
    termCondition:
      'Two riders at least. Return of the price until 6 pm of the day before. Damage beyond scratches is paid at the mender’s rate, which here means very little.',
    places: ['Srinagar', 'Pampore'],
    pictures: ['hatchback-orchards', 'apple-orchard', 'saffron-pampore'],
  },
  {
    title: 'Learn to ski in three days',
    categoryId: 2,
    location: 'Nursery slopes, Gulmarg',
    price: 11500,
    oldPrice: 12900,
    overview:
      'Day one: boots, falling, getting up. Day two: the plough, and the drag lift without embarrassment. Day three: linked turns from the top of the beginners’ slope and a first green path through the trees. Three hours a day with one instructor for at most four people.',
    additionalInfo:
      'From the last week of December to mid March. Skis, boots and poles for all three days, lift passes for the beginners’ lifts and hot chocolate at eleven are included; the gondola isn’t. Padded trousers can be hired for ₹400. The slope is at 2,650 m, so rest more than pride suggests. Children from six.',
    termCondition:
      '₹3,000 secures the place. Cancel up to a week before and it comes back. If wind or storm stops the lifts we teach on foot-packed snow, or add a day. A twisted knee on day one ends the course and half its price is returned.',
    places: ['Gulmarg'],
    pictures: ['gulmarg', 'powder-skiing', 'ski-lodge'],
  },
  {
    title: 'Guided powder day on Apharwat',
    categoryId: 2,
    location: 'Gondola phase 2, Gulmarg',
    price: 9800,
    overview:
      'For skiers and boarders who are at ease on any black run. From the top station at 3,980 m a certified guide picks aspects by the day’s bulletin: the bowls within the patrol’s line in the morning, longer lines to Tangmarg through birch when the snow has settled. Four to seven runs, 1,300 m each at best.',
    additionalInfo:
      'January to mid March; settled snow is likeliest in February. Beacon, shovel and probe are lent and drilled at nine before anyone boards. Airbags for hire. Groups of two to five of one level: say honestly. Gondola passes about ₹2,000 a day, bought on the day. Altitude bites: two nights in Gulmarg first.',
    termCondition:
      'The guide’s no is final. Phase 2 closed: we tour on skins or teach rescue at phase 1, and return 40%. Insurance with helicopter cover is required and we look at the paper. No refund within five days.',
    places: ['Gulmarg'],
    pictures: ['powder-skiing', 'gulmarg', 'trekkers-ridge'],
  },
  {
    title: 'Snowmobile to the fir line',
    categoryId: 2,
    location: 'Gulmarg bowl',
    price: 2200,
    overview:
      'A loop of seven kilometres from the bowl to the edge of the firs and back by the frozen stream, behind a driver or, after a quarter of an hour’s practice, with your own thumb on the throttle. Half an hour all in; the stop for photographs is at the turn, where it is suddenly silent.',
    additionalInfo:
      'Runs with at least 40 cm of packed snow, generally from Christmas to the first week of March. Price for one rider; a second on the same machine pays half. Rates are fixed by the development authority and hang at the stand. Goggles and helmets given, gloves not.',
    termCondition:
      'Own driving from 18 with a car licence. No machine leaves the marked loop. When snow is too thin you don’t pay. Children under 5 stay with the sledges.',
    places: ['Gulmarg'],
    pictures: ['snowmobile', 'gulmarg'],
  },
  {
    title: 'A day’s trout fishing on the Bringi',
    categoryId: 3,
    location: 'Kokernag, Anantnag district',
    price: 7400,
    overview:
      'Out of Srinagar at five and a line in the water by eight. Two kilometres of beat for two rods, a ghillie who ties his own flies from cock’s hackle, lunch on a flat stone. Brown trout run small in the upper pools and up to a kilo in the lower ones.',
    additionalInfo:
      'Season from April to the end of September. The beat permit is issued in your name, so we need a copy of an identity card four days ahead. Fly rods are lent, waders in sizes 8 and 9 only. Beginners get an hour’s casting on grass. Barbless hooks, please.',
    termCondition:
      'The permit of about ₹2,000 can’t be returned once issued; everything else can until two days before. A brown river after rain earns you a second day at cost. Fish above the day’s limit go back.',
    pictures: ['trout-fishing', 'riverside-cottage'],
  },
  {
    title: 'By pony to Thajiwas glacier',
    categoryId: 3,
    location: 'Sonamarg',
    price: 1900,
    overview:
      'Steady ponies, one leader for each, an hour up past the shepherds’ huts to where the meadow ends in ice. Tea in a tent, a scramble on the moraine for whoever likes, an hour back. Grandmothers and five-year-olds do it side by side.',
    additionalInfo:
      'From May, when patches of snow are still good for sliding, to October. 4 km each way between 2,730 and 2,900 m. Helmets in small sizes at our stand. Ponies rest between noon and one, and none carries more than 85 kg.',
    termCondition:
      'The price is the approved rate with tea and insurance for the rider; leaders own their animals and are paid the same evening. Rain: wait, or money back. A pony that looks tired is changed without argument, by you or by us.',
    places: ['Sonamarg'],
    pictures: ['pony-ride', 'thajiwas-glacier'],
  },
  {
    title: 'Dawn on the floating market by kayak',
    categoryId: 3,
    location: 'Dal and the Rainawari canals, Srinagar',
    price: 1600,
    overview:
      'Push off at half past four in June, at half past five in October. Forty minutes of paddling between lotus beds brings you to a ring of boats heaped with greens, where deals are made in a murmur. Keep to the edge, buy a radish, drink what the tea boat pours, and paddle home as the kingfishers start.',
    additionalInfo:
      'April to October. Stable double kayaks, dry bags and vests; no experience needed, but you should be able to swim. A shikara goes along for those who change their mind. Six kilometres, two and a half hours.',
    termCondition:
      'For ages ten and above. Cancel by eight the evening before. Thunder ends the outing and returns the price. Ask before photographing anyone closely: it’s their working day.',
    places: ['Srinagar'],
    pictures: ['floating-market', 'dal-dawn'],
  },
  {
    title:
      'Seven alpine lakes of Kashmir on foot with ponies for the luggage, a cook, two guides and a doctor within reach by radio',
    categoryId: 3,
    location: 'Sonamarg to Naranag',
    price: 31500,
    overview:
      'Eight days between meadows and passes of four thousand metres, one lake behind the other and each of another blue. You carry a day pack; ponies carry the rest. Camps are pitched before you arrive, with tea on the stove, and no day is longer than seven hours.',
    additionalInfo:
      'From July until the middle of September. Permits from the forest and the army are arranged with your passport. You should have slept above 3,000 m before. Tents for two, sleeping bags to ten below, a toilet tent and a kitchen that bakes.',
    termCondition:
      'The guides turn the group round when weather or anybody’s breath demands it, and what was not walked is paid back by the day. Cancel three weeks ahead for nothing; after that the ponies are hired and half is kept.',
    places: ['Sonamarg'],
    pictures: ['great-lakes-wide', 'trekkers-ridge', 'camping-lake'],
  },
]
