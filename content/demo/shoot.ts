import type { DemoListing } from './demo-listing.ts'

export const shoots: DemoListing<'Shoot'>[] = [
  {
    title: 'Couple’s hour on a shikara',
    categoryId: 1,
    duration: '1 hour before sunset',
    price: 7500,
    description:
      'Portraits for two on Dal or Nigeen, from a second boat, with forty finished pictures.',
    overview:
      'The photographer follows in a smaller boat, so you have the shikara and the boatman’s back to yourselves. The sun drops behind the hills a little before the almanac says: in June be at the ghat at six, in November at half past three. Ten minutes on the steps first, to forget about the camera.',
    additionalInfo:
      'Plain strong colours do well against the water; white does in mist. Embroidered pherans in five sizes are lent free. Lake breezes rise after four from April to June, so pin the dupatta. Music from a phone if it relaxes you.',
    termCondition:
      'Paid on the day. Forty pictures corrected for colour come as a link in five days, all others on request without corrections. Rain moves the hour to the next dry evening. Nothing is published without a yes in writing.',
    places: ['Srinagar'],
    pictures: ['couple-shikara', 'dal-dawn', 'houseboat-dusk'],
  },
  {
    title: 'Pre-wedding day: garden, lake and old city',
    categoryId: 1,
    duration: '9 hours, three places',
    price: 38000,
    oldPrice: 42000,
    description:
      'A full day with two photographers, an assistant, a make-up artist and a van to change in.',
    overview:
      'Six in the morning at a Mughal garden while the gardeners sweep, noon in the lanes of the old city where shade is even, evening on the water. Three changes of clothes are comfortable, four are not. We scout the day before and send you photographs of the exact corners.',
    additionalInfo:
      'Gardens under the Floriculture Department want a permit and a fee for posed shoots, ₹3,000 to ₹10,000, which we apply for ten days ahead and bill as printed. Around shrines we photograph the street and not the prayer. Lunch for seven is ours.',
    termCondition:
      '40% with the date. It moves once with the wedding. 150 edited pictures in three weeks, an album of thirty pages in seven. All raw files at ₹8,000. Half the price is kept if you cancel within ten days.',
    places: ['Srinagar'],
    pictures: ['nishat-autumn', 'wedding-garden', 'couple-shikara', 'jhelum-old-city'],
  },
  {
    title: 'Family portraits among the tulips',
    categoryId: 1,
    duration: '75 minutes, at opening time',
    price: 9800,
    description:
      'One photographer and one person whose task is to make children laugh; sixty pictures.',
    overview:
      'We meet at the gate before it opens and walk straight to the upper terraces, where rows are still empty. First the whole family, then pairs, then whatever the children want. It’s over before the coaches arrive and before anyone gets hungry.',
    additionalInfo:
      'From about 26 March to 18 April, depending on the year’s warmth. Tripods need the garden’s leave, so we work without. Stepping between the rows is fined, and rightly. Garden tickets are extra, about ₹75 for grown-ups and ₹30 for children.',
    termCondition:
      'Full payment holds one of two slots a day. Closed by rain or by the bloom’s end: refunded. Late by more than half an hour: the time is lost, with regret. Link in a week.',
    places: ['Srinagar'],
    pictures: ['tulips', 'badamwari-almond'],
  },
  {
    title: 'Snow portraits in Gulmarg',
    categoryId: 1,
    duration: '3 hours in the morning',
    price: 16500,
    description: 'Firs, fresh snow and low sun, with a warm car within fifty steps.',
    overview:
      'Snow looks grey to most cameras and faces blue; ours are set for it and so is the photographer, who grew up in Tangmarg. The best hour is the first after sunrise behind Apharwat, about nine in January. Twenty minutes outside, ten in the car, again.',
    additionalInfo:
      'Late December to mid March. Bring silk if you want, with thermals below; boots and two wool shawls are lent. It may be minus 8. Batteries die and so do moods, hence soup. Transfer from Srinagar is extra.',
    termCondition:
      'No snow, no fee. Road closed, next free day. 80 pictures within ten days. A quarter of the price is kept for cancellations after we have driven up.',
    places: ['Gulmarg'],
    pictures: ['gulmarg', 'ski-lodge', 'couple-shikara'],
  },
  {
    title: 'Pre-wedding film in two places',
    categoryId: 2,
    duration: '2 days, a film of 4 minutes',
    price: 85000,
    description:
      'Director, two cameras, sound and a gimbal; cut to music that is cleared for the internet.',
    overview:
      'Day one in Srinagar by water and garden, day two in the meadows above Pahalgam or Doodhpathri. Before that a call of an hour, in which you tell us how you met and we write three pages. No slow-motion running unless it’s funny.',
    additionalInfo:
      'May to early November for the meadows. Local taxis, permits and a pony for the bride’s veil are in the price; your beds aren’t. Drone pictures only where the district has allowed them in writing: ask a month ahead.',
    termCondition:
      'Half to book, a quarter on the last day, a quarter when you have seen the cut. Two rounds of changes. Delivered in five weeks in 4K and as a vertical minute. Weather can cost us a day; the second try is free but for travel.',
    places: ['Srinagar', 'Pahalgam', 'Doodhpathri'],
    pictures: ['film-crew-meadow', 'doodhpathri-meadow', 'couple-shikara', 'wedding-garden'],
  },
  {
    title: 'Your journey as a short film',
    categoryId: 2,
    duration: 'One filmed day, 90 seconds',
    price: 27000,
    description: 'A camerawoman joins your trip for a day and hands you a minute and a half of it.',
    overview:
      'Nobody has to act. Zehra rides in front, films the bakery stop, the first sight of snow and the quarrel about the map, and leaves after supper. You get the cut while you’re still on holiday, which is what people like best about it.',
    additionalInfo:
      'Any season. For up to eight travellers. Wireless microphones are pinned on two of you. She brings her own food preferences, which are none. Meals and gondola tickets for her are yours to pay.',
    termCondition:
      '₹10,000 ahead, the balance on delivery, forty-eight hours later. Free to cancel until three days before. The footage is wiped after ninety days; ask for it earlier.',
    pictures: ['suv-mountain-road', 'drone-valley', 'floating-market'],
  },
  {
    title: 'Aerial film with written permission',
    categoryId: 2,
    duration: 'Half a day, 6 flights',
    price: 45000,
    description: 'A certified pilot with a registered drone, for hotels, weddings and land.',
    overview:
      'Drones are banned in Srinagar and large parts of the valley unless the district magistrate and the police agree in writing; near the airport, army land and the Line of Control they never do. We prepare the papers, fly where it is allowed, and tell you on the first call if it won’t be.',
    additionalInfo:
      'Permission takes three to five weeks and its refusal is common in July and August. Pilot’s certificate and insurance are attached to the offer. Wind above 30 km/h or birds of prey overhead bring the machine down. Stills of 20 megapixels come along.',
    termCondition:
      '₹9,000 for the application, not returned if it is refused; the rest falls due on the flying day. Material on a drive the same evening, colour-corrected in eight days. Never bring a drone of your own without asking us: it may be taken from you at the airport.',
    places: ['Srinagar'],
    pictures: ['drone-valley', 'tripod-dawn'],
  },
  {
    title: 'Photo walk from Zaina Kadal at dawn',
    categoryId: 3,
    duration: '3 hours on foot',
    price: 4800,
    description:
      'For people with cameras of any sort: bakers, ghats and bridges with somebody who is greeted there.',
    overview:
      'The bakers light up at four, the copper beaters at eight; between the two lies the light. A photographer from the quarter walks with at most four guests, introduces, translates and explains why one waits for a person to enter the frame and doesn’t push one in.',
    additionalInfo:
      'Every day but Friday, from March to November at half past five, in winter at seven. Three kilometres, some steps. A 35 mm lens suffices. Headscarf for shrines. We end at a bakery with your pictures on a table.',
    termCondition:
      'The price is for the walk, whether you come alone or with three friends. Pay afterwards. If you can’t come, a message by ten at night will do. Whoever says no to a picture is not photographed, and that’s all there is to say.',
    places: ['Srinagar'],
    pictures: ['scooter-old-city', 'jhelum-old-city', 'floating-market'],
  },
  {
    title: 'Private landscape workshop, Yusmarg and Wular',
    categoryId: 3,
    duration: '2 days and a night',
    price: 36000,
    description:
      'Filters, tripods and patience, with a teacher to yourselves and a night in a forest hut. For one to three people.',
    overview:
      'Fog between the pines of Yusmarg at six, reflections on Nilnag at noon for practice, then north for the evening over Wular from the hill at Watlab. Nights are for editing: bring a laptop with twenty gigabytes free and one picture of your own that you don’t like.',
    additionalInfo:
      'May, June, September and October. Yusmarg is opened and closed by the administration; Doodhpathri takes its place if need be. Bed, food and the car are included. Altitude 2,400 m, rain jackets always. Tripods can be lent, three of them.',
    termCondition:
      '₹5,000 reserves, the balance is due on the first morning. Move the dates once for nothing, until a week ahead. Cancelled later, half the price is kept, as the hut is paid for.',
    places: ['Yusmarg'],
    pictures: ['tripod-dawn', 'yusmarg-morning', 'gurez-habba-khatoon'],
  },
  {
    title: 'Portraits among the deodars',
    categoryId: 1,
    duration: '2 hours before the mist lifts',
    price: 11500,
    description:
      'Upright pictures for one or two people on a forest path, with trunks of thirty metres for a backdrop and light from the side.',
    overview:
      'We leave the car at the last bend below Daksum at half past six and walk for ten minutes. The path runs east, so that the sun comes down between the trees in bars for about an hour. Twenty finished portraits within a week, all of them upright, for a wall, a wedding card or a telephone.',
    additionalInfo:
      'May to October. The walk is level, though roots are slippery after rain. Bring one plain coat and one with colour. A thermos of kahwa comes along, and a stool for anyone who tires of standing.',
    termCondition:
      'A quarter reserves the morning. Should the mist not come we shoot all the same, or meet again on another day at no charge: you decide at the car.',
    pictures: ['forest-walk-tall', 'couple-shikara'],
  },
]
