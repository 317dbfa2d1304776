import type { TextValue } from '#catalogue/texts/texts.ts'

export const replies: TextValue<'replies'> = {
  replies: {
    items: [
      {
        title: 'Ask for dates',
        english:
          'Hello {name}, thank you for writing to {agency}. Which dates would suit you, and how many of you will travel? Then I can tell you what is free and what it costs.',
        hindi:
          'नमस्ते {name}, {agency} को लिखने के लिए धन्यवाद। आप किन तारीखों पर आना चाहेंगे, और कितने लोग होंगे? फिर मैं बता सकूँगा कि क्या उपलब्ध है और कितना खर्च आएगा।',
      },
      {
        title: 'Quote follows',
        english:
          'Hello {name}, thank you for asking about {listing}, {dates}. I am working out your price and will send you the plan today. Until then you find everything about it here: {link}',
        hindi:
          'नमस्ते {name}, {listing} ({dates}) के बारे में पूछने के लिए धन्यवाद। मैं कीमत निकाल रहा हूँ और आज ही पूरी योजना भेज दूँगा। तब तक आप सब कुछ यहाँ देख सकते हैं: {link}',
      },
      {
        title: 'Gentle reminder',
        english:
          'Hello {name}, did you have a moment to look at what I sent you about {listing}? I am happy to change anything, or to answer a question.',
        hindi:
          'नमस्ते {name}, {listing} के बारे में मैंने जो भेजा था, क्या आप उसे देख पाए? कोई सवाल हो या कुछ बदलना हो तो बताइए।',
      },
    ],
  },
}
