import type { DemoListing } from './demo-listing.ts'

export const villas: DemoListing<'Villa'>[] = [
  {
    title: 'Brein Hillside Villa',
    duration: 'Glass, cedar and a pool above Dal',
    description: 'Brein, foot of the Zabarwan hills, Srinagar 191121',
    overview:
      'Four bedrooms in two storeys of cedar and glass, set into the slope above Nishat so that every bed looks down on the lake. The pool is heated from May to September. A cook, a housekeeper and a gardener live behind the kitchen garden and come when you ring. Eight guests; ten if two are small.',
    additionalInfo:
      '25 km from the airport, 12 from Lal Chowk. The last 300 m are steep and narrow: coaches stop below, a car brings up luggage. Underfloor heating, a generator, fibre internet with a second line in reserve. Black bears cross the orchard above in autumn, so the gate is shut at dusk.',
    termCondition:
      'Two nights at least. 40% with the booking, 60% two weeks before; the first part is yours again until 30 days before arrival. ₹25,000 in deposit for breakages, returned as you leave. Music outdoors until ten.',
    price: 48000,
    questions:
      '## Is the pool open all year?\nFrom May to September it is heated. At other times it is covered.\n\n## Can we bring our own cook?\nYes. Tell us two days before, so that the kitchen is cleared for them:\n\n- the house’s cook stays in charge of the gas\n- spices and oil are yours to use',
    places: ['Srinagar'],
    pictures: ['hillside-villa', 'room-suite', 'pari-mahal-dusk', 'room-lakeview', 'nishat-autumn'],
  },
  {
    title: 'Yenner Riverside Cottage',
    duration: 'Two bedrooms and the Lidder',
    description: 'Yenner, 9 km below Pahalgam 192126',
    overview:
      'A cottage of deodar and river stone on a terrace four metres above the Lidder. Downstairs a kitchen with a bukhari and a table for six, upstairs two bedrooms under the beams. A caretaker’s family next door bakes your bread and lets children feed the hens.',
    additionalInfo:
      'Stone steps down to the water have no rail: small children need a hand. Rafts pass at noon and wave. The village shop sells milk, eggs and torch batteries; a weekly list can be stocked before you arrive. Signal on the upper floor, by the east window.',
    termCondition:
      'Key from two o’clock, back by eleven. Cancelling costs nothing until ten days ahead, then a night, then all of it in the last three days. Please put ash in the tin and not over the wall.',
    price: 11500,
    places: ['Pahalgam'],
    pictures: ['riverside-cottage', 'pahalgam', 'room-family', 'trout-fishing'],
  },
  {
    title: 'Harwan Orchard House',
    duration: 'Apples to the windowsill',
    description: 'Upper Harwan, beside Dachigam, Srinagar 191202',
    overview:
      'Stone below, timber above, ninety apple trees around. The owners spend their winters in Jammu and leave you three bedrooms, a library of crime novels and a dog named Major who belongs to the road. Blossom comes in the middle of April, picking from early September; you may eat what you can reach.',
    additionalInfo:
      'Shalimar is 4 km down the road and Dachigam’s gate 3 km up; we ask for walking permits at the wildlife warden’s office two days ahead. Solar water heating and a wood stove. Cooking by yourselves, or by Rubina for ₹1,500 a day and groceries at cost.',
    termCondition:
      'Three nights at least in blossom and harvest. Half on booking. Those who cancel more than three weeks before get all of it back, and later what another guest brings. No fireworks: the trees are insured, the leopards aren’t.',
    price: 16500,
    places: ['Dachigam', 'Srinagar'],
    pictures: ['orchard-villa', 'apple-orchard', 'room-family', 'forest-walk'],
  },
  {
    title: 'Nigeen Waterfront House',
    duration: 'A boat’s calm, on firm ground',
    description: 'Nigeen Club Road, Hazratbal, Srinagar 190006',
    overview:
      'For those who like to wake beside the lake and not on it. A long veranda, five bedrooms with brass beds, lawn to the water, a jetty with two paddle boats. The breakfast boat ties up at eight with warm girda; a vegetable boat passes before, should you cook.',
    additionalInfo:
      'The lake is deep at the jetty: swim only if you swim well, from June to early September. All bedrooms have their own bath, one has a shower without a step. Heating by hot-water radiators from 1 November. University students row past in the mornings and sing.',
    termCondition:
      '₹15,000 holds the house for a week while you ask your friends. Balance a fortnight before. Between 15 March and 30 April the advance can be moved to other dates but not repaid; otherwise it is repaid until 14 days before.',
    price: 27500,
    places: ['Srinagar'],
    pictures: ['lakefront-hotel', 'dal-dawn', 'room-lakeview', 'shikara-procession'],
  },
  {
    title: 'Tangmarg Pine Chalet',
    duration: 'Snow at the door, lifts in half an hour',
    description: 'Ferozpora Nallah road, Tangmarg 193402',
    overview:
      'At 2,150 m, just below the bends to Gulmarg, where rooms are larger and the night half as dear. Three bedrooms, a boot room with heated pegs, a long sofa before the fire. In summer the stream is for trout and cold feet, and the children of the lane will want your cricket skills.',
    additionalInfo:
      'Gulmarg is 13 km up: half an hour on dry road, an hour behind a plough. A 4x4 with chains and driver can stay with you for ₹4,500 a day. Drung’s waterfall freezes from late December to February and is a 3 km drive. Water pipes too, once or twice a winter; then buckets are carried, with apologies.',
    termCondition:
      'Four nights over New Year, two at other times. Winter dates are prepaid and go back only when the road from Srinagar is closed. Skis are not worn indoors, which we’d not mention if it hadn’t happened.',
    price: 19800,
    oldPrice: 22500,
    places: ['Gulmarg'],
    pictures: ['ski-lodge', 'gulmarg', 'room-suite', 'snowmobile'],
  },
  {
    title: 'Rainawari Old Town House',
    duration: 'Lattice windows over a canal',
    description: 'Jogi Lankar, Rainawari, Srinagar 190003',
    overview:
      'Narrow, tall and a hundred and thirty years old, with a dub, the wooden bay where the ladies of the house once watched the boats. Two bedrooms, a kitchen with a clay hearth and a gas one, carpets to sit on and, for the stiff-kneed, one excellent chair.',
    additionalInfo:
      'You arrive on foot: 80 m of lane from the car, a porter takes bags. The bakery opposite lights its oven at four and calls to prayer begin at five, so light sleepers should take the back room. Bathroom downstairs, with a real hammam stone. Rooftop for two chairs.',
    termCondition:
      'For adults and for children over ten, because of the staircase. Free to cancel up to a week before; after that we give the nights to the first who asks and repay you if they do. Guests respect the lane: modest dress, quiet after nine.',
    price: 8200,
    places: ['Srinagar'],
    pictures: ['jhelum-old-city', 'scooter-old-city', 'room-houseboat'],
  },
  {
    title: 'Shopian Apple House',
    duration: 'Harvest table for twelve',
    description: 'Zainapora road, Shopian 192303',
    overview:
      'A grower’s family house on forty kanals of apple, pear and almond under the Pir Panjal, with six plain bedrooms round a hall where twelve sit down to eat. In September and October you may pick from seven until the tea comes, and a crate with your name goes home by lorry.',
    additionalInfo:
      '54 km from Srinagar, an hour and three quarters, with traffic of fruit lorries in October. The Mughal Road starts near here and crosses Peer ki Gali at 3,485 m; it’s open from about May to November. Meals are cooked by the family and are included; beds for drivers too.',
    termCondition:
      'By the whole house, at least six guests. 30% ahead by transfer. Rain in picking week is nobody’s fault; illness is forgiven with three days’ notice. We grow and sell fruit first, so a tractor may wake you.',
    price: 21000,
    pictures: ['apple-orchard', 'hatchback-orchards', 'room-family', 'orchard-villa'],
  },
  {
    title: 'Sindh View Chalet, Sonamarg',
    duration: 'Three bedrooms under Thajiwas',
    description: 'Above the market, Sonamarg 191203',
    overview:
      'A fir-clad chalet with a steep roof on the sunny side of the valley. From the sofa you see the glacier, from the kitchen the road to Zoji La and everybody who is bound for Ladakh. Two double rooms, one with four bunks, and a porch for boots, skis or muddy dogs.',
    additionalInfo:
      '2,750 m: take the first evening slowly, and come from Srinagar rather than straight from sea level if your heart is delicate. The tunnel road is cleared in winter, though after a heavy fall it may take a day. The nearest hospital with a surgeon is at Kangan, 40 km down.',
    termCondition:
      'Deposit of two nights. Fourteen days’ notice returns all, seven days’ half. A night that you lose to an avalanche warning is carried over for a year. Firewood is stacked for five evenings and costs nothing until it’s gone.',
    price: 17400,
    places: ['Sonamarg'],
    pictures: ['thajiwas-glacier', 'sonamarg-night', 'ski-lodge', 'room-suite', 'room-family'],
  },
  {
    title: 'House by the walnut grove',
    duration: 'Three rooms and a stove, new this season',
    description: 'Verinag road, Anantnag district 192212',
    overview:
      'The carpenters left last week and the photographer has not come yet, so this page shows no pictures. Three bedrooms of pine around a kitchen with a wood stove, a veranda towards the grove, and the spring of the Jhelum ten minutes away on foot. Six guests.',
    additionalInfo:
      '80 km from the airport by the highway. A car stops at the gate. Water is from the spring and needs no filter; there is a geyser and an inverter for the evenings. The neighbours’ geese walk through the yard at eight.',
    termCondition:
      'One night in advance keeps the house. Until ten days before you may change the dates, until five days before you have it back. Children under six stay without charge.',
    price: 9800,
    pictures: [],
  },
]
