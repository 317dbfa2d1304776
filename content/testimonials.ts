import type { TextValue } from '#catalogue/texts/texts.ts'

/** Shown above the reviews while some are bundled samples. */
export const sampleNotice = 'Sample reviews, shown until the agency’s own are added'

type Sample = Omit<TextValue<'testimonials'>['reviews']['items'][number], 'listing'>

const samples: Sample[] = [
  {
    review:
      'Seven-year-old twins and a mother-in-law who does not do stairs: I gave them a difficult list. They found a cottage in Pahalgam with everything on the ground floor and kept our drives under three hours. The twins still talk about the lambs in Aru. Our first day was a little too full, so on the second we simply asked for less and got it.',
    name: 'Meera Kulkarni',
    location: 'Pune, Maharashtra',
    rating: 5,
    handled: 6,
    joined: '2 years ago',
  },
  {
    review:
      'Our flight home was cancelled because of snow. Before we had even left the airport gate there was a room for us, at the rate of the nights before, and a car turning round to fetch us. Best extra day of the honeymoon, honestly. Carry more socks than you think.',
    name: 'Arjun and Nithya Raghavan',
    location: 'Chennai, Tamil Nadu',
    rating: 5,
    handled: 2,
    joined: '10 months ago',
  },
  {
    review:
      'My father is eighty-two and uses a wheelchair. Two boatmen lifted him into the shikara, chair and all, as if they did it every morning. He sat there with his kahwa and said nothing for one hour. From him that is a compliment.',
    name: 'Harpreet Gill',
    location: 'Ludhiana, Punjab',
    rating: 5,
    handled: 5,
    joined: '3 years ago',
  },
  {
    review:
      'We went in the Puja holidays expecting green and found copper and gold, Naseem Bagh with chinar leaves up to the ankle. The houseboat cook learnt to make our fish less spicy by day two. Hot water came only after 7 in the morning, nobody had told us, a small thing.',
    name: 'Sanjukta Sen',
    location: 'Kolkata, West Bengal',
    rating: 4.5,
    handled: 4,
    joined: '1 year ago',
  },
  {
    review:
      'I came for ten days of saffron and got four good mornings, because the bloom was late. They rang a grower in Pampore every evening and moved my plan around his answer. Nobody pretended the fields were full when they were not. I have the picture I came for.',
    name: 'Joseph Kurien',
    location: 'Kochi, Kerala',
    rating: 5,
    handled: 1,
    joined: '2 years ago',
  },
  {
    review:
      'Great Lakes trek, late July. It rained at Vishansar for thirty hours and one tent leaked at the seam. The guide swapped it with his own without any discussion. Gadsar the next morning, washed clean, with three of us and about a thousand sheep. I would pack two pairs of gloves next time.',
    name: 'Aditi Deshmukh',
    location: 'Nashik, Maharashtra',
    rating: 4.5,
    handled: 3,
    joined: '3 years ago',
  },
  {
    review:
      'Dealers’ meet for 42 people, eleven of them Jain. Separate kitchen, separate serving spoons, lunch on time both days. The projector gave trouble in the first half hour and a second one was already in the car. Our finance head, who approves nothing, has approved next year.',
    name: 'Rohan Bhatt',
    location: 'Ahmedabad, Gujarat',
    rating: 5,
    handled: 42,
    joined: '4 years ago',
  },
  {
    review:
      'I asked to see the floating vegetable market and was told, quite firmly, half past four in the morning or not at all. They were right. By six it was over and I had a lapful of lotus root I had no idea how to cook. Travelling on my own I was never once left guessing who would meet me.',
    name: 'Clare Whitworth',
    location: 'Leeds, United Kingdom',
    rating: 5,
    handled: 1,
    joined: '2 years ago',
  },
  {
    review:
      'At seventy-one I wanted the very top of the gondola. They asked about my heart tablets before selling me anything, suggested Kongdoori and lunch instead of the second phase, and left the choice to me. I chose lunch. No regrets and very good rajma.',
    name: 'Farida Contractor',
    location: 'Mumbai, Maharashtra',
    rating: 5,
    handled: 2,
    joined: '1 year ago',
  },
  {
    review:
      'Five friends, five bikes, Srinagar to Daksum and up to Sinthan Top. One clutch cable snapped on the climb and the backup pickup had a spare. The helmets given to us were a bit old. The road, the view and the maggi at the top get full marks.',
    name: 'Lalrinmawia Sailo',
    location: 'Aizawl, Mizoram',
    rating: 4.5,
    handled: 5,
    joined: '2 years ago',
  },
  {
    review:
      'For a family from the desert, seeing the Drang waterfall frozen solid was something. My daughter licked an icicle. My wife did not approve. The driver kept a flask of nun chai and a spare pair of gumboots in every size; I still do not know how.',
    name: 'Vikram Shekhawat',
    location: 'Jaipur, Rajasthan',
    rating: 5,
    handled: 4,
    joined: '10 months ago',
  },
  {
    review:
      'Three generations, nine people, two cars that always arrived together. My mother wanted gardens, my sons wanted ziplines, I wanted to sleep. The planner drew three versions of each day and we picked over breakfast. Room heaters were noisy in one hotel, otherwise faultless.',
    name: 'Tan Wei Ling',
    location: 'Singapore',
    rating: 4.5,
    handled: 9,
    joined: '2 years ago',
  },
  {
    review:
      'They arranged a proper wazwan at a home in downtown Srinagar, seven dishes, trami on the floor, four of us to a plate. I am from Lucknow and do not praise another city’s kebabs lightly. I praise these.',
    name: 'Imran Qureshi',
    location: 'Lucknow, Uttar Pradesh',
    rating: 5,
    handled: 8,
    joined: '1 year ago',
  },
  {
    review:
      'Twenty-four ladies from our society, youngest 38, oldest 74. We sang the whole road to Sonamarg and the driver requested Garba songs on the second day. They counted us at every stop like school. Thank you for not losing Kokilaben, who wanders.',
    name: 'Bhavna Patel',
    location: 'Surat, Gujarat',
    rating: 5,
    handled: 24,
    joined: '3 years ago',
  },
  {
    review:
      'My interest is weaving. I was brought to a kani shawl workshop where nobody tried to sell me anything for two hours. I watched one line of a pattern being read aloud and woven. This was my reason to travel, and they understood it from my first short letter.',
    name: 'Haruka Mori',
    location: 'Kyoto, Japan',
    rating: 5,
    handled: 2,
    joined: '4 years ago',
  },
  {
    review:
      'Tulip garden on a Sunday is a mistake and they said so. We insisted. It was a mistake. They took us again on Tuesday at opening time without charging for the car, and that is the visit we have photos of.',
    name: 'Debabrata Nayak',
    location: 'Bhubaneswar, Odisha',
    rating: 5,
    handled: 3,
    joined: '8 months ago',
  },
  {
    review:
      'Five nights of yoga by Nigeen Lake, and I say this as someone who gets bored on a mat. Sunrise class on the jetty, kingfishers instead of a playlist. One session clashed with a wedding band across the water; our teacher laughed, moved us to the orchard and carried on.',
    name: 'Shalini Iyer',
    location: 'Bengaluru, Karnataka',
    rating: 4.5,
    handled: 1,
    joined: '1 year ago',
  },
  {
    review:
      'Fishing permit, rods, a quiet beat on the Lidder and a ghillie who knew under which stone to look. Two brown trout in three days, both returned. If you want a full freezer, go to the market; if you want a river to yourself in September, ask these people.',
    name: 'Ranjit Singh Bedi',
    location: 'Chandigarh',
    rating: 5,
    handled: 2,
    joined: '5 years ago',
  },
  {
    review:
      'Hokersar in December, forty thousand ducks and a temperature I will not repeat to my mother. They had borrowed a spotting scope because mine did not survive the flight. Not many agencies know what a gadwall is.',
    name: 'Ananya Borah',
    location: 'Guwahati, Assam',
    rating: 5,
    handled: 2,
    joined: '11 months ago',
  },
  {
    review:
      'We left 44 degrees behind and my children put on jackets in July. A villa with a stream behind it, prayer mats already in the rooms, and a cook who asked each child by name what they liked. The internet was weak in the evening. Perhaps this was good for us.',
    name: 'Said Al Balushi',
    location: 'Muscat, Oman',
    rating: 4.5,
    handled: 7,
    joined: '2 years ago',
  },
  {
    review:
      'A pony owner asked us three times the board rate. I sent one message to the agency, they spoke to him on my phone, and we paid the board rate and parted as friends. This is the support one needs, not a chocolate on the pillow. (There was also a chocolate.)',
    name: 'Pooja and Nikhil Agrawal',
    location: 'Indore, Madhya Pradesh',
    rating: 5,
    handled: 2,
    joined: '1 year ago',
  },
  {
    review:
      'Eighteen schoolteachers on a fixed budget, and they treated it like a royal visit. Martand, Awantipora, Burzahom: places most itineraries drive past. The history guide brought photocopies. We gave him nine out of ten for handwriting.',
    name: 'Sreelatha Menon',
    location: 'Thrissur, Kerala',
    rating: 5,
    handled: 18,
    joined: '3 years ago',
  },
  {
    review:
      'Ski touring above Gulmarg for eight days. The morning talk about avalanche danger was serious, and on two days the answer was no. That is how I want it. On the other six I had snow to my hips. The drying room could be bigger.',
    name: 'Thomas Brandl',
    location: 'Munich, Germany',
    rating: 4.5,
    handled: 4,
    joined: '2 years ago',
  },
  {
    review:
      'First snow of my life at forty-six. I cried, my husband filmed it, the sledge man clapped. They had told us exactly what to rent at Tangmarg and what to refuse, so we did not waste money on three coats each.',
    name: 'Nazneen Rahman',
    location: 'Dhaka, Bangladesh',
    rating: 5,
    handled: 4,
    joined: '4 years ago',
  },
  {
    review:
      'I come from hills and I am not easily sold a hill. Yusmarg won. No loudspeakers, a pine wood with a path in it, and tea at a Gujjar hut that was clearly not part of any package. We stayed two hours past the plan and nobody looked at a watch.',
    name: 'Prakash Gurung',
    location: 'Siliguri, West Bengal',
    rating: 5,
    handled: 3,
    joined: '3 years ago',
  },
  {
    review:
      'We got married in a garden below Zabarwan in the first week of October. It rained at four. By twenty past, the mandap was under a roof they had quietly booked as well. One hundred and thirty guests, and my aunt still asks how we stopped the rain.',
    name: 'Ishita Chatterjee',
    location: 'Gurugram, Haryana',
    rating: 5,
    handled: 130,
    joined: '2 years ago',
  },
  {
    review:
      'Mushtaq bhai drove us eleven days and never once overtook on a bend. I am an engineer, I was counting. Bill matched the quotation to the rupee. The only suggestion: tell people that breakfast near Banihal takes forty minutes.',
    name: 'Karthik Subramanian',
    location: 'Coimbatore, Tamil Nadu',
    rating: 4.5,
    handled: 5,
    joined: '1 year ago',
  },
  {
    review:
      'Gurez needed papers, patience and a very early start, and they handled the first two. We walked below Habba Khatoon in evening light with not another visitor in sight. The guesthouse is simple and the electricity comes and goes. It is the week of our India trip I would do again tomorrow.',
    name: 'Emily Nakamura-Hughes',
    location: 'Vancouver, Canada',
    rating: 4.5,
    handled: 2,
    joined: '3 months ago',
  },
  {
    review:
      'Recce for a television commercial: four locations, two permissions, one nervous producer. They told us in the first call where a drone would never be allowed, which saved us a week. Crew of fourteen, hot lunch in the meadow, call times kept.',
    name: 'Deepak Rawat',
    location: 'Dehradun, Uttarakhand',
    rating: 5,
    handled: 14,
    joined: '4 years ago',
  },
  {
    review:
      'I sent my parents alone, which worried me more than them. Photo on WhatsApp each evening, medicine shop found at Anantnag, and a peaceful morning at Kheer Bhawani. Amma says the driver called her Maaji and carried her bag. She wants to go for the almond blossom now.',
    name: 'Lakshmi Prasanna Gutta',
    location: 'Vijayawada, Andhra Pradesh',
    rating: 5,
    handled: 2,
    joined: '1 year ago',
  },
  {
    review:
      'Honeymoon, and neither of us had seen a lake with a post office on it. The houseboat was carved like a jewellery box. The second invoice came late; that is all I can complain of. We have named our cat Dal.',
    name: 'Samuel and Achieng Odhiambo',
    location: 'Nairobi, Kenya',
    rating: 4.5,
    handled: 2,
    joined: '2 years ago',
  },
  {
    review:
      'Three nights only, Friday to Monday. I asked them to be honest about what fits, and they removed Pahalgam from my own list. Gulmarg, the old city, one slow evening on the water. I came back rested instead of photographed.',
    name: 'Ritu Malhotra',
    location: 'New Delhi',
    rating: 5,
    handled: 2,
    joined: '9 months ago',
  },
  {
    review:
      'Came by the new train from Katra with my parents and two children. The view after Banihal made my father put down his newspaper, first time since retirement. A car was standing at Nowgam station with our name spelt correctly. Even my school could not manage that.',
    name: 'Gaurav Jha',
    location: 'Patna, Bihar',
    rating: 5,
    handled: 6,
    joined: '7 months ago',
  },
  {
    review:
      'Tarsar Marsar with a small team and two horses. The food was better than in many refuges at home: fresh bread at 3,400 metres. I had asked for a women’s tent group and it was arranged without fuss. The printed map was out of date by a bridge.',
    name: 'Sophie Lambert',
    location: 'Lyon, France',
    rating: 4.5,
    handled: 4,
    joined: '3 years ago',
  },
  {
    review:
      'With two teenage daughters the shopping was always going to be the trek. They sent a list of government emporiums and honest papier-mâché makers, and the driver waited in the car instead of coming in for commission. You will know how rare that is.',
    name: 'Zoya Merchant',
    location: 'Hyderabad, Telangana',
    rating: 5,
    handled: 4,
    joined: '2 years ago',
  },
  {
    review:
      'Eid break, four days, flights at odd hours. Airport pick-up at 6 in the morning with blankets in the back for the kids. One hotel had given away our lake-side room; by evening we had a better one, and a letter saying sorry. That letter is why I write this.',
    name: 'Manoj Pillai',
    location: 'Dubai, United Arab Emirates',
    rating: 4.5,
    handled: 5,
    joined: '1 year ago',
  },
  {
    review:
      'I cross Srinagar twice a year on the way to Jammu and had never stopped. This time I stopped for three nights on Nigeen. A good bed, trout, quiet. They booked the onward taxi and checked Zoji La twice before I set out for home.',
    name: 'Tsering Dolma',
    location: 'Leh, Ladakh',
    rating: 5,
    handled: 1,
    joined: '5 years ago',
  },
  {
    review:
      'First solo trip at thirty-nine. Before paying I asked some forty questions and got forty answers, including the uncomfortable ones about walking alone at night. A woman from the office met me for tea on day two just to see how I was doing.',
    name: 'Rukmini Hegde',
    location: 'Mangaluru, Karnataka',
    rating: 5,
    handled: 1,
    joined: '6 months ago',
  },
  {
    review:
      'Rafting on the Lidder was short and wild, wetsuits fitted, safety talk in proper Hindi and English. My bandmate fell in, was out in ten seconds, and has written a song about it. Lunch after was late by an hour because the cook was at the wedding next door. So were we, by the end.',
    name: 'Daniel Fernandes',
    location: 'Panaji, Goa',
    rating: 4.5,
    handled: 7,
    joined: '2 years ago',
  },
  {
    review:
      'Mataji’s knees cannot take the steps of Shankaracharya. They asked at the check post, found which gate the car may reach, and two young men walked her the rest with a hand under each arm. Darshan done. What else should I write?',
    name: 'Alok Tripathi',
    location: 'Varanasi, Uttar Pradesh',
    rating: 5,
    handled: 3,
    joined: '3 years ago',
  },
  {
    review:
      'Nine cousins, first winter. They sent a packing list in simple English with pictures, so nobody came in canvas shoes. Halal food everywhere, of course, and so much rice! Gondola phase two was closed for wind on our day, refund came to us before we were home.',
    name: 'Nur Aisyah Roslan',
    location: 'Kuala Lumpur, Malaysia',
    rating: 4.5,
    handled: 9,
    joined: '10 months ago',
  },
  {
    review:
      'Kitty party of twelve, we wanted sarees in the snow and that is what we got. The photographer knew where the sun would be, had shawls ready between the shots and did not hurry anybody. The album took five weeks, they had said four.',
    name: 'Sunita Choudhary',
    location: 'Jodhpur, Rajasthan',
    rating: 4.5,
    handled: 12,
    joined: '2 years ago',
  },
  {
    review:
      'I wanted the Milky Way over Sonamarg. Two nights of cloud. On the third they woke me at 1.40 and said, simply, now. Somebody had already walked out and lit a lamp inside the tent for scale. I have been doing this for fifteen years and nobody ever thought of the lamp.',
    name: 'Abhishek Tiwari',
    location: 'Bhopal, Madhya Pradesh',
    rating: 5,
    handled: 1,
    joined: '5 months ago',
  },
  {
    review:
      'I came off the plane fairly frayed. Six days of forest walks, a wooden hammam and early nights near Pahalgam put me back together. Nobody rang a gong at me. The massage table squeaked, and after a while I missed the squeak.',
    name: 'Megan O’Donnell',
    location: 'Melbourne, Australia',
    rating: 4.5,
    handled: 1,
    joined: '1 year ago',
  },
  {
    review:
      'Rode from Jammu by Mughal Road, Peer Ki Gali in fog, and down into apples. The rented Himalayan was serviced properly, papers in a plastic folder, puncture kit complete. When police stopped us everything was in order in two minutes.',
    name: 'Vivek Nambiar',
    location: 'Kannur, Kerala',
    rating: 5,
    handled: 2,
    joined: '4 months ago',
  },
  {
    review:
      'Fourteen of us, all from one church choir. Bonfire at Pahalgam, guitars out, and soon the camp staff were teaching us a Kashmiri harvest song. Tents were dry and the blankets heavy. We would have liked more vegetables and fewer potatoes.',
    name: 'Imkong Jamir',
    location: 'Dimapur, Nagaland',
    rating: 4.5,
    handled: 14,
    joined: '4 years ago',
  },
  {
    review:
      'At eleven at night in Gulmarg our son had fever of 103. One call. A doctor came in snow with the hotel manager holding the torch. It was only a throat infection, but I will remember who picked up the phone. They cancelled our next day and did not speak of money till we asked.',
    name: 'Chetan Vaghela',
    location: 'Rajkot, Gujarat',
    rating: 5,
    handled: 3,
    joined: '10 months ago',
  },
  {
    review:
      'Retired, no hurry, twelve nights in two places. Everyone else wanted to sell us a circuit. They sold us a veranda. We read, we walked to the bakery for girda each morning, we learnt nine words of Kashmiri. The eighth is “enough”, useful at dinner.',
    name: 'Kavita and B. Suresh',
    location: 'Mysuru, Karnataka',
    rating: 5,
    handled: 2,
    joined: '2 years ago',
  },
  {
    review:
      'I photograph ice. In the last week of January the edge of Dal froze for three mornings, and each morning a boatman broke a path for me before dawn without a word of complaint. I would have liked a warmer car. I would not have liked a better boatman.',
    name: 'Giulia Ferraro',
    location: 'Turin, Italy',
    rating: 4.5,
    handled: 1,
    joined: '9 months ago',
  },
  {
    review:
      'Under-16 cricket team, fifteen boys, two coaches. Practice match in Anantnag, then the bat workshops by the highway, where each boy chose a willow cleft and saw it shaped. Two lost their room keys, one lost a shoe in the Lidder. Staff remained calmer than the coaches.',
    name: 'Omkar Joshi',
    location: 'Kolhapur, Maharashtra',
    rating: 5,
    handled: 17,
    joined: '1 year ago',
  },
]

export const testimonials: TextValue<'testimonials'> = {
  reviews: {
    clientsServed: ['1000+ clients served'],
    items: samples.map((sample) => ({ ...sample, listing: [] })),
  },
}
