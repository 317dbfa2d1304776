import type { TextValue } from '#catalogue/texts/texts.ts'

/** In plain text: the page and its structured data show the same words. */
export const questions: TextValue<'questions'> = {
  questions: {
    items: [
      {
        question: 'Which months are best for Kashmir?',
        answer: [
          'It depends on what you want to see. Almond blossom comes in the middle of March, and the tulip garden in Srinagar usually opens in the second half of March for about four weeks. May and June are green and mild. July and August suit high treks and Gurez, with warm afternoons in Srinagar; the Amarnath Yatra makes Pahalgam and Sonamarg busy then.',
          'September is clear and quiet. Late October to the middle of November brings red chinars and, for two or three weeks, saffron in Pampore. For snow, come from late December to February; Gulmarg usually keeps good skiing into March.',
        ],
      },
      {
        question: 'How many days do I need?',
        answer: [
          'Five nights is a good first trip: two in Srinagar with a night on a houseboat, one in Gulmarg, two in Pahalgam. Add one night for Sonamarg, or see it from Srinagar in a day. Seven nights give you slower mornings and a day for Doodhpathri or Yusmarg.',
          'With three nights, stay in Srinagar and take Gulmarg as a day trip. Gurez needs at least two nights of its own. The Great Lakes trek takes about a week of walking, plus a day in Srinagar at each end. In winter keep one spare day before an important flight.',
        ],
      },
      {
        question: 'Is it safe, and do I need a permit?',
        answer: [
          'Most visits pass without any trouble, but please decide with open eyes. You will see many soldiers and check posts. In April 2025 tourists were attacked near Pahalgam; many sights were closed afterwards and reopened in stages. The administration can close a place at short notice. Read the current advice of your own government. We tell you what is open before you pay and again the evening before, and we do not take anyone to a closed place.',
          'Indian citizens need no permit for Srinagar, Gulmarg, Pahalgam and Sonamarg; carry a government photo identity card. Foreign citizens need a passport and visa, and hotels register them. Gurez, other places near the Line of Control and some treks need registration or permission, and the rules for foreign citizens are stricter. Tell us your nationality two weeks ahead and we shall apply where it can be done. Drones need official permission and are often refused.',
        ],
      },
      {
        question: 'Will there be snow, and what should I pack for it?',
        answer: [
          'Gulmarg and Sonamarg normally have snow from late December to March, and patches stay near the Thajiwas glacier and on Apharwat into early summer. Srinagar gets a few falls between late December and February.',
          'In winter nights fall well below freezing. Bring thermal layers, a windproof jacket, gloves, a cap, sunglasses and shoes with grip. Snow boots and overcoats can be hired at Tangmarg and Gulmarg; agree the price first. Ask us which hotel has central heating and which has electric blankets and a stove.',
        ],
      },
      {
        question: 'How are the roads, and what do the tunnels change?',
        answer: [
          'From Srinagar count two hours to Gulmarg (about 50 km), two and a half to Sonamarg (80 km) and three to Pahalgam (90 km). The tunnel on the Sonamarg road, opened in January 2025, passes the avalanche slopes, so Sonamarg can now be reached in winter as well. The Banihal and Chenani tunnels have shortened the highway from Jammu, but landslides still close it at times. Trains run from Katra to Srinagar.',
          'After fresh snow, police let only cars with chains or four-wheel drive go up from Tangmarg to Gulmarg. Zoji La, Razdan Pass to Gurez, Sinthan Top and the Mughal Road close for the winter. In Pahalgam, rides to Aru, Betaab and Chandanwari are made in local union taxis, and ponies and sledges have local rates: ask us whether they are in your price.',
        ],
      },
      {
        question: 'Will my phone work, and do I need cash?',
        answer: [
          'Prepaid SIM cards from other parts of India do not work in Jammu and Kashmir. Postpaid SIM cards from Jio, Airtel and BSNL do; Vi has little coverage. Foreign SIM cards often find no network, even with roaming. You can buy a local prepaid SIM in Srinagar with your identity document and a photograph; activation can take some hours. Hotels have Wi-Fi, and signal is weak or absent in Gurez, on treks and in high meadows. Mobile internet is sometimes switched off by order.',
          'UPI works in most shops and hotels in the towns, as long as your phone has data. Cards work in larger hotels. Carry cash for ponies, sledges, shikaras, tips and small places. There are cash machines in Srinagar, Pahalgam, Gulmarg and Sonamarg, but on busy days they run dry, so draw money in Srinagar.',
        ],
      },
      {
        question: 'Will the altitude trouble me?',
        answer: [
          'For most people, no. Srinagar lies at about 1,600 m, Pahalgam at 2,150 m, Gulmarg and Sonamarg near 2,700 m. The second phase of the gondola goes to almost 4,000 m within minutes, and there some people feel a headache or short breath: walk slowly, drink water, come down after half an hour.',
          'Talk to your doctor first if you have a heart or lung condition, high blood pressure that is not under control, or are pregnant. Tell us too. We can plan a trip that stays below 2,800 m.',
        ],
      },
      {
        question: 'What about food? We are vegetarian.',
        answer: [
          'You will eat well. Dal, paneer, rajma, haakh (local greens), nadru (lotus root) and dum aloo are on most tables, and Srinagar, Gulmarg and Pahalgam have purely vegetarian restaurants. For Jain food, food without onion and garlic, infant food or allergies, tell us when you book: we ask each kitchen and tell you where it cannot be done.',
          'If you eat meat, try one proper wazwan, with rista, tabak maaz and gushtaba. Meat is halal practically everywhere. Drink bottled or filtered water; better still, bring a bottle and refill it at the hotel.',
        ],
      },
      {
        question: 'How do I book, and when do I pay?',
        answer: [
          'Send an enquiry from any page, call us, or write on WhatsApp. We ask a few questions and send a written plan with the total price, what it includes and what it does not. Nothing is booked until you say yes to that.',
          'This website takes no payment. After your yes we send an invoice. An advance, usually 30 per cent, confirms the booking, and the balance is due 7 days before you arrive. Pay by bank transfer or UPI, only to the account printed on the invoice, and keep the receipt. For the tulip weeks, Eid, Christmas and New Year, book two or three months ahead.',
        ],
      },
      {
        question: 'What if I cancel, or the weather does?',
        answer: [
          'Tell us in writing as early as you can. The charge depends on how many days are left, from 10 per cent of the price at 30 days or more to 50 per cent from 14 to 7 days; after that only what hotels and others give back to us can be returned. Some peak-season rooms have stricter rules, and your quotation says so before you pay. Refunds reach you within 7-10 working days.',
          'If snow, a closed road or an official order stops part of the trip, we first offer another route, place or date. What we have not spent, and what we get back, we return to you. Extra nights after a cancelled flight are paid by you, at the rates we have agreed with the hotels. Travel insurance is worth its small price.',
        ],
      },
    ],
  },
}
