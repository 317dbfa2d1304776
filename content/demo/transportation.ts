import type { DemoListing } from './demo-listing.ts'

export const vehicles: DemoListing<'Transportation'>[] = [
  {
    title: 'Hatchback for city and gardens',
    categoryId: 1,
    description:
      'A Maruti Swift or its like with a driver who lives in Srinagar. Right for two people with light bags: airport, gardens, old city lanes where larger cars get stuck. 80 km and eight hours a day are in the price with fuel; beyond that ₹14 a km. Not for Gulmarg on snow days.',
    seats: 3,
    price: 2200,
    condition: '2023, heater and air conditioning',
    luggage: '1 large and 2 small bags',
    places: ['Srinagar'],
    pictures: ['hatchback-orchards'],
  },
  {
    title: 'Saloon with driver',
    categoryId: 1,
    description:
      'A Dzire or similar for a couple with a child, for the whole round of Srinagar, Gulmarg and Pahalgam. Fuel, tolls, parking and the driver’s food and bed are paid by us. Inside Pahalgam, Gulmarg and Sonamarg local unions run the sightseeing and your driver waits.',
    seats: 4,
    price: 2900,
    condition: '2022, serviced each month',
    luggage: '2 large and 2 small bags',
    places: ['Srinagar', 'Gulmarg', 'Pahalgam', 'Sonamarg'],
    pictures: ['sedan-boulevard'],
  },
  {
    title: 'Innova Crysta for families',
    categoryId: 1,
    description:
      'Six seats that a grandmother can climb into, and a roof carrier with a cover. Our most booked car for mountain days: to Sonamarg and back is 160 km, to Doodhpathri 84. Child seat on request, free. Water, tissues and a bag for weak stomachs in the door pocket.',
    seats: 6,
    price: 4600,
    oldPrice: 5200,
    condition: '2023, captain seats, rear air vents',
    luggage: '4 large bags, more on the roof',
    places: ['Sonamarg', 'Doodhpathri'],
    pictures: ['suv-mountain-road'],
  },
  {
    title: '4x4 with chains, Tangmarg to Gulmarg',
    categoryId: 1,
    description:
      'From mid December to mid March the police at Tangmarg let pass only four-wheel drives and chained tyres. Ours waits there, takes you up the 13 km of bends and stays for the day, skis on the rack. Drivers put the chains on themselves; you needn’t get out.',
    seats: 5,
    price: 4500,
    condition: '2021, new winter tyres, chains, tow rope',
    luggage: '4 pairs of skis and 3 large bags',
    places: ['Gulmarg'],
    pictures: ['gulmarg'],
  },
  {
    title: 'Tempo traveller, 12 seats',
    categoryId: 1,
    description:
      'For a large family or a small class. Push-back seats, a folding step, luggage behind the last row and on the roof, windows that open for photographs. The driver has held a hill licence for fifteen years or longer. The day means ten hours and 180 km; night driving between towns isn’t done.',
    seats: 12,
    price: 6800,
    condition: '2022, heater front and rear',
    luggage: '12 medium bags',
    pictures: ['tempo-traveller-pass'],
  },
  {
    title: 'Classic 350 motorcycle',
    categoryId: 2,
    description:
      'A Royal Enfield with carrier, leg guard and a sound you’ll know. Good for Doodhpathri, Yusmarg, Daksum and, between June and October, Gurez. It may go to Leh too, but the union there doesn’t let motorcycles hired in Kashmir ride on to Pangong or Nubra. Licence for motorcycles with gear, ₹8,000 in deposit. Helmets for both, bungee cords and a puncture kit are lent; fuel is yours.',
    seats: 2,
    price: 1800,
    condition: '2023, new chain and brake pads',
    luggage: 'Carrier for two saddlebags',
    places: ['Doodhpathri', 'Yusmarg', 'Gurez'],
    pictures: ['motorcycle-highway'],
  },
  {
    title: 'Scooter for the lake road',
    categoryId: 2,
    description:
      '110 cc, automatic, three litres of petrol in the tank to begin with. Round Dal is 26 km with time for Nishat and a plate of nadru monje at Hazratbal. Hire is from nine to seven; it stays within Srinagar district. Any licence for scooters and the original of one identity card.',
    seats: 2,
    price: 700,
    condition: '2024, under 8,000 km',
    luggage: 'A day bag under the seat',
    places: ['Srinagar'],
    pictures: ['scooter-old-city'],
  },
  {
    title: 'Shikara by the day',
    categoryId: 3,
    description:
      'A boat with cushions, canopy and boatman from sunrise until dark, to go where cars can’t: floating gardens, Nigeen by the willow channel, lunch at a lakeside dhaba, Hazratbal, home under the lamps. By the hour it is the rate of the tourism board; by the day it’s this, for the boat and not by head.',
    seats: 4,
    price: 3500,
    condition: 'Recaulked each March, four life jackets',
    luggage: 'Day bags, or four suitcases to a houseboat',
    places: ['Srinagar'],
    pictures: ['shikara-taxi'],
  },
  {
    title: 'Coach, 35 seats',
    categoryId: 3,
    description:
      'For weddings, offsites and schools. Reclining seats, microphone, cool box, two drivers on days over 250 km. It goes to Pahalgam and Sonamarg and as far as Tangmarg; from there smaller vehicles take the group to Gulmarg. The highway to Jammu is open to coaches in one direction a day in bad weather, so allow slack.',
    seats: 35,
    price: 14500,
    condition: '2021, air suspension, first-aid trained helper',
    luggage: '35 large bags in the hold',
    places: ['Pahalgam', 'Sonamarg', 'Gulmarg'],
    pictures: ['luxury-coach'],
  },
]
