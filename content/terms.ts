import type { LegalText } from './legal-text.ts'

export const terms: LegalText = {
  title: 'Terms and Conditions',
  updated: '2026-11-21',
  sections: [
    {
      heading: 'Who we are',
      lines: [
        '{operator} is a travel agency in Srinagar, Jammu and Kashmir. In these terms “we” means {operator}, and “you” means the person who books and everyone in the party.',
        '- Office: {address}',
        '- Email: {email}',
        '- Phone: {phone}',
        '- Website: {website}',
        '- Registration as a travel agency: {registrationNumber}',
        '- Registration {registrationNumber} is valid until: {registrationExpiry}',
        '- GSTIN: {gstin}',
        'Some things you book with us are provided by others, such as hotels, houseboats, drivers and guides. We choose them, pay them and remain your contact for all of them.',
        'These terms are an electronic record under the Information Technology Act, 2000 and need no signature. Read them together with our Privacy Policy.',
      ],
    },
    {
      heading: 'Booking',
      lines: [
        'What you see on this website is an invitation to ask. An enquiry costs nothing and binds nobody.',
        'After your enquiry we send a written quotation by email or WhatsApp. It says what is included, what is not, the total price, when to pay and what a cancellation costs. It stays open until the date printed on it, or for 3 days if none is printed.',
        'A contract under the Indian Contract Act, 1872 is made when you accept the quotation in writing, your advance has reached us and we have sent you a confirmation. If the confirmation and these terms differ, the confirmation counts.',
        'Whoever books must be 18 or older and may agree for everyone in the party. Please check names, dates and ages in the confirmation on the day it arrives and tell us at once if something is wrong.',
      ],
    },
    {
      heading: 'Prices and taxes',
      lines: [
        'Prices are in Indian rupees. Those on the website are a guide and change with season and demand. The price in your confirmation is the one you pay.',
        'Your quotation states the total in one figure and shows what it is made of, including goods and services tax (GST) at the rate then in force. We give you a tax invoice where the law asks for one.',
        'After confirmation the price changes only if you change the trip, or if a tax, toll or official fee changes by law. We then show you the difference in writing. If the price rises by more than 8 per cent in this way, you may cancel without charge.',
        'Unless your confirmation says otherwise, the price leaves out flights and trains, travel insurance, entry tickets, gondola tickets, ponies and sledges, local union taxis, meals not named, tips and personal expenses.',
        'Tax collected at source (TCS) concerns tours outside India. We do not collect it on trips within India.',
      ],
    },
    {
      heading: 'Payment',
      lines: [
        'This website takes no payment. Unless your quotation says otherwise:',
        '- an advance of 30 per cent confirms the booking;',
        '- the balance is due 7 days before your first day;',
        '- a booking made within 7 days of the first day is paid in full at once.',
        'Pay by bank transfer or UPI, and only to the account printed on our invoice. We never ask for a card number, a PIN or an OTP. Before paying to any other account, call the number on this page.',
        'If the balance does not arrive, we remind you once in writing. If it has not come within 2 days of that reminder, we may treat the booking as cancelled by you.',
      ],
    },
    {
      heading: 'If you cancel',
      lines: [
        'You may cancel at any time, in writing. The day your message reaches us counts, by Indian time.',
        'Write to {email}, or answer in the WhatsApp chat in which we planned your trip.',
        'Unless your confirmation gives other figures, we keep this part of the trip price:',
        '- 30 days or more before the first day: 10 per cent',
        '- 29 to 15 days before: 25 per cent',
        '- 14 to 7 days before: 50 per cent',
        '- fewer than 7 days before, or if you do not arrive: the whole price, less whatever hotels and others give back to us',
        'Some rooms in peak weeks, tickets, permits and event bookings cannot be returned. They are marked in your quotation before you pay. Flights and trains follow their own rules.',
        'If only part of the party cancels, the charge applies to that part, and we recalculate shared rooms and cars for the others.',
        'You may pass your booking on to another person up to 7 days before the first day. You pay only what the change itself costs.',
        'If you leave early or skip a service, we ask the provider for a refund on your behalf and pass on all that we receive.',
      ],
    },
    {
      heading: 'If we change or cancel',
      lines: [
        'Sometimes we must exchange a hotel, vehicle or guide, or the order of the days. What you get instead is of the same standard or better, at no extra cost. We tell you as soon as we know.',
        'If a change is a large one, for example other dates, a lower class of hotel or the loss of a main part of the trip, you may accept it, choose another trip with the price adjusted, or cancel and have everything back.',
        'If we cancel a confirmed trip and the cause is neither you nor an event outside our control, we return all you have paid. We also pay you the same charge that you would have paid for cancelling on that day.',
      ],
    },
    {
      heading: 'Refunds',
      lines: [
        'Refunds are paid within 7-10 working days. The time runs from the day we accept your cancellation, or agree that money is due to you. Working days are those on which banks in Jammu and Kashmir are open.',
        'Money goes back the way it came, to the person who paid. With it we send a statement of what was paid, what was kept and why. Your bank may need a few days more.',
        'Where a refund depends on a hotel, an airline or an authority, we ask for it within 2 working days and pass it on within 7-10 working days of receiving it.',
      ],
    },
    {
      heading: 'Snow, closed roads and other events outside our control',
      lines: [
        'Mountains have the last word. Nobody can be blamed for what they could neither foresee nor prevent, such as:',
        '- snow, avalanche, landslide, flood, earthquake, storm or fire;',
        '- roads, passes, tunnels, the gondola or the airport being closed, and flights or trains being cancelled;',
        '- orders of the government, the army or the police, curfew, strike, unrest, terrorism or war;',
        '- epidemics, and failures of power, telephone or internet.',
        'When this happens we look for another route, place or date with you, and we help you to stay safe and sheltered. Neither side owes the other damages for the event itself.',
        'If the trip, or part of it, can no longer take place, we return the money for that part, less what we have already spent on it and cannot recover. We show you those amounts. You may choose a credit for later travel instead, but never have to.',
        'Extra nights, meals and journeys that such an event makes necessary are paid by you, at the rates agreed between us and the providers. We ask you first wherever there is time to ask. We recommend insurance that covers this.',
      ],
    },
    {
      heading: 'Your part',
      lines: [
        '- Carry a valid government photo identity card; foreign citizens a passport and a visa. Hotels and check posts must see them.',
        '- Tell us before booking about illness, pregnancy, disability, allergies, small children and anything else that the plan should respect.',
        '- Be ready on time, wear seat belts, helmets and life jackets, and follow the instructions of drivers, guides and officials.',
        '- Treat people, shrines, property, animals and nature with respect. Ask before you photograph people, and never photograph soldiers, check posts or military places.',
        '- Do not carry drugs or weapons, and do not fly a drone without permission.',
        '- Look after your valuables. You pay for damage that you cause.',
        'If someone endangers others or breaks the law, we may end the trip for that person after a warning, or without one where there is danger. We pass on whatever providers then refund.',
        'Tell us at once when something is not right. Most things can be mended the same day.',
      ],
    },
    {
      heading: 'Adventure and its risks',
      lines: [
        'Trekking, skiing, snowmobiles, rafting, paragliding, riding and similar activities carry risks that care cannot remove: falls, weather, altitude, cold water, animals, distance from a hospital. Rescue in the mountains can take many hours.',
        'We tell you about the risks and requirements before you book, and work with operators who hold the registration the law asks for. Age, weight and health limits are there to protect you. You confirm that you are fit for what you choose, and you do not take part under the influence of alcohol or drugs.',
        'The guide or pilot may shorten, change or stop an activity when it is unsafe. If it is stopped before it begins, you get its price back, or another time if you prefer. If it has begun, you get back what we have not spent.',
        'Insurance that covers the activity and rescue is strongly advised, and required where your confirmation says so. By taking part you accept the ordinary risks of the activity. You do not accept our carelessness or that of others, and you keep every right the law gives you.',
      ],
    },
    {
      heading: 'Our responsibility',
      lines: [
        'We are responsible for giving you the trip in your confirmation, with the care and skill that may be expected of a travel agency, and for choosing those who provide it with the same care.',
        'If a service is missing or poor, we put it right, replace it or refund the difference in value. You keep your rights under the Consumer Protection Act, 2019.',
        'We are not responsible for loss caused by your own act, by people unconnected with the trip, or by an event outside our control as described above. Airlines, railways and insurers answer for their own services.',
        'For other loss, our responsibility ends at the price of the trip. That limit does not apply to death or injury, to fraud or gross carelessness, or wherever the law does not allow a limit.',
      ],
    },
    {
      heading: 'Photographs',
      lines: [
        'Some pictures and films on this website are illustrations and say so. They show the character of a place and not the exact room, car or view. Ask us for current photographs of anything you wish to book.',
        'We publish pictures of guests only with their consent, and of children only with the consent of a parent. You may withdraw it at any time; we then remove the picture from everything we control.',
        'When you book a photographer or a film crew, your confirmation says how many pictures or minutes you get, by when and for what use. Unless it says otherwise, the copyright remains with the photographer. You may print, share and post your pictures for private purposes as often as you like. Advertising needs a licence in writing.',
        'Texts, drawings and the logo of this website belong to {operator} or its licensors. Please ask before you reuse them.',
      ],
    },
    {
      heading: 'Complaints and grievance officer',
      lines: [
        'First tell your driver, guide or planner, or call {phone}. We want to mend things while you are still here.',
        'You can also complain in writing to {email}, during the trip or after it.',
        '- Grievance officer: {grievanceOfficer}',
        '- Email of the grievance officer: {grievanceEmail}',
        '- Phone of the grievance officer: {grievancePhone}',
        'We acknowledge every complaint within 48 hours and give it a number by which you can follow it. We redress it within one month from the day we receive it. These are the times set by the Consumer Protection (E-Commerce) Rules, 2020.',
        'You may also call the National Consumer Helpline on 1915, or file a complaint with a Consumer Commission through the e-Jagriti portal of the Government of India. You need not complain to us first.',
      ],
    },
    {
      heading: 'Governing law and courts',
      lines: [
        'These terms and every booking are governed by the law of India.',
        'The courts in {city} have jurisdiction.',
        'As a consumer you may still turn to the Consumer Commission where you live or work, as the Consumer Protection Act, 2019 allows. Nothing in these terms takes that or any other right of a consumer from you.',
      ],
    },
    {
      heading: 'Changes to these terms',
      lines: [
        'We may change these terms for bookings to come. The version that stood here when your booking was confirmed applies to it. The date at the top tells when the text last changed.',
        'If one of these terms should be invalid, the others remain. This text is in English; where a translation differs, the English text counts.',
      ],
    },
  ],
}
