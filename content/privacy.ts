import type { LegalText } from './legal-text.ts'

export const privacy: LegalText = {
  title: 'Privacy Policy',
  updated: '2026-11-21',
  sections: [
    {
      heading: 'In short',
      lines: [
        '- You can look at everything on this website without telling us who you are.',
        '- There are no cookies and no trackers for visitors, and no advertising.',
        '- What you send in a form is used to answer you and to arrange your trip.',
        '- We do not sell personal data.',
        '- You can ask to see, correct or delete your data at any time.',
        '{operator} is responsible for your personal data: in the words of the Digital Personal Data Protection Act, 2023, it is the data fiduciary. This policy follows that Act and the rules made under it.',
      ],
    },
    {
      heading: 'What we collect',
      lines: [
        'From the forms on this website:',
        '- Booking inquiry: name, email, phone, start and end date, numbers of adults and children, and the hotel, room or other listing you ask about.',
        '- Enquiry by the contact form: name, email, phone, hotel or activity, date, adults, children and days.',
        '- Partner request: name and email; phone, address, company and message if you give them.',
        'When you book, we also ask for what the trip needs: names and ages of the travellers, copies of identity documents where a hotel, an airline or a permit office must see them, and needs such as diet, allergies or illness, if you choose to tell us.',
        'Calls, emails and WhatsApp messages reach us with your number or address and with what you write. We keep records of payments, but never card numbers: the website takes no payment.',
        'Our server notes technical details of requests, such as time, page and internet address, to keep the site working and to fend off misuse. We do not build profiles from them.',
        'If you give us the data of others in your party, please tell them first and show them this page.',
      ],
    },
    {
      heading: 'What we use it for',
      lines: [
        '- To answer your enquiry and send a quotation.',
        '- To book and run your trip, and to reach you while you travel.',
        '- To issue invoices, keep accounts and meet duties under tax, tourism and police law.',
        '- To deal with complaints, and to make or defend legal claims.',
        '- To answer people who wish to work with us as partners.',
        '- To keep the website safe.',
        'That is all. We send offers only to people who have asked for them, and every such message says how to stop it. No decision about you is made by a machine alone.',
      ],
    },
    {
      heading: 'Consent, and withdrawing it',
      lines: [
        'You decide what to send us. By sending a form you agree that we use what is in it for the purposes above. We ask separately before using it for anything else.',
        'You can withdraw your consent at any time, as easily as you gave it. One line or one call is enough.',
        'Write to {email}.',
        'Call {phone}.',
        'From then on we stop using the data and delete it, save what the law obliges us to keep. What was done before stays lawful. If a trip is already booked and we can no longer use the data it needs, we may have to cancel it under our Terms and Conditions; we tell you before we do.',
      ],
    },
    {
      heading: 'How long we keep it',
      lines: [
        '- Enquiries that lead to no trip: two years after our last exchange.',
        '- Partner requests: two years after our last exchange, or for as long as we work together.',
        '- Records of trips, invoices and payments: seven years after the end of the financial year of the trip, because tax law requires accounts to be kept.',
        '- Copies of identity documents and details of health or diet: at the latest one year after the trip.',
        '- Technical records of the server: one year.',
        '- Backups: each is deleted after 90 days at the latest.',
        'Data is kept longer only while a dispute, an inquiry or a legal duty needs it. Afterwards it is deleted, or changed so that it no longer points to anybody.',
      ],
    },
    {
      heading: 'Whom we share it with',
      lines: [
        'For your trip we pass on what each needs, and no more:',
        '- hotels, houseboats and villas: names, dates, room, diet, and the identity documents they must record;',
        '- drivers, guides, photographers and activity operators: name, phone number, time and place, and what matters for your safety;',
        '- airlines, railways, permit offices and insurers, when you ask us to book or apply for you;',
        '- the companies that run our servers and our email, which act on our instructions only;',
        '- our accountant, and authorities or courts where the law requires it.',
        'Some of those companies may keep data on computers outside India. We allow that only where Indian law does.',
        'Links lead to WhatsApp, to maps and to social networks. Nothing goes to them until you tap a link; after that their own rules apply.',
        'When you tap a link to WhatsApp or our number, this site keeps that it was tapped, on which page, and a reference that stands in your message, so that we know what it is about. Your name and address are not part of it. If nothing comes of it, it is deleted after 90 days.',
      ],
    },
    {
      heading: 'What stays on your device',
      lines: [
        'We set no cookies for visitors and use no analytics, advertising or social plug-ins. Photos and films come from our own server. A few things are remembered in the local storage of your browser. You can clear them in its settings. To show you listings again, your browser asks our server for those listings, without saying who you are:',
        '- listings you have saved, chosen for a comparison, or looked at last;',
        '- whether you muted the welcome sound;',
        '- when you first saw our offer, for its countdown, and whether you closed it.',
        'For our staff, the browser keeps a sign-in token, which ends after 12 hours or on signing out.',
      ],
    },
    {
      heading: 'Your rights',
      lines: [
        '- Know what data of yours we hold, what we do with it and with whom we have shared it.',
        '- Have it corrected, completed or brought up to date.',
        '- Have it deleted, unless a law obliges us to keep it.',
        '- Withdraw your consent.',
        '- Have a grievance heard.',
        '- Name a person who may use these rights for you after your death or if you can no longer act.',
        'To use them, write to us from the address you used before, or tell us something by which we can recognise you. It is free. We answer within 30 days.',
        'Our address for this is {email}.',
      ],
    },
    {
      heading: 'Grievances and contact',
      lines: [
        'Write to {email} about anything concerning your data.',
        'Or call {phone}.',
        '- Grievance officer: {grievanceOfficer}',
        '- Email of the grievance officer: {grievanceEmail}',
        '- Phone of the grievance officer: {grievancePhone}',
        'Our postal address is {address}.',
        'We acknowledge a grievance within 48 hours and settle it within one month. If you are not content with our answer, you may complain to the Data Protection Board of India.',
      ],
    },
    {
      heading: 'Children',
      lines: [
        'Our forms are meant for adults. We take data about anyone under 18 only from a parent or lawful guardian, who must agree to its use, and only for the trip. We do not track children or direct advertising at them.',
        'If a child has written to us alone, tell us and we delete it.',
      ],
    },
    {
      heading: 'Security',
      lines: [
        'The website is served over encrypted connections. Staff sign in with accounts of their own, and passwords are stored only as hashes. Access is limited to those who need it, and backups are made.',
        'No system is perfect. If personal data of yours is ever exposed, we tell you and the Data Protection Board of India without delay: what happened, what it may mean for you and what we are doing about it.',
      ],
    },
    {
      heading: 'Changes to this policy',
      lines: [
        'If we change this policy, the new text stands here with its date. If we want to use data we already hold for a new purpose, we ask you first.',
      ],
    },
  ],
}
