import type { FigureKind } from '@dopahiya/domain/specifications';
import type { BikeFaqTexts } from '../en/bike-faqs.ts';
import { formatDate, formatMonth, joinWords } from '../../../../core/texts/hi/words.ts';

const kindWords: Record<FigureKind, string> = {
  certified: 'सरकारी टेस्ट में',
  claimed: 'कंपनी के मुताबिक',
  reported: 'चलाने वालों के मुताबिक',
};
const saidBy = (kind: FigureKind | null): string => (kind === null ? '' : `${kindWords[kind]} `);

/** Questions about a model and their answers. */
export const bikeFaqs: BikeFaqTexts = {
  price: {
    on_sale: {
      question: (name) => `${name} की कीमत क्या है?`,
      answer: (name, amount, month) =>
        `दिल्ली में ${name} की एक्स-शोरूम कीमत ${amount} से शुरू होती है (${formatMonth(month)})। ` +
        'ऑन-रोड कीमत में रोड टैक्स, रजिस्ट्रेशन और बीमा जुड़ते हैं, इसलिए वह शहर के हिसाब से बदलती है।',
    },
    upcoming: {
      question: (name) => `${name} की कीमत कितनी हो सकती है?`,
      answer: (name, amount) =>
        `${name} की एक्स-शोरूम कीमत करीब ${amount} रहने का अनुमान है। असली कीमत लॉन्च पर ही पता चलेगी।`,
    },
    discontinued: {
      question: (name) => `${name} की कीमत क्या थी?`,
      answer: (name, amount, month) =>
        `${name} की बिक्री बंद हो चुकी है। दिल्ली में इसकी आख़िरी एक्स-शोरूम कीमत ${amount} थी (${formatMonth(month)})।`,
    },
  },
  launch: {
    question: (name) => `${name} का लॉन्च कब है?`,
    answer: (name, day) => `${name} के ${formatDate(day)} को लॉन्च होने की उम्मीद है।`,
  },
  variants: {
    question: (name) => `${name} के कौन-कौन से वेरिएंट हैं?`,
    answer: (name, variants, status) =>
      `${name} के ${variants.length} वेरिएंट ${status === 'discontinued' ? 'थे' : 'हैं'}: ${joinWords(variants)}।`,
    onePrice: (amount) => ` दिल्ली में सबकी एक्स-शोरूम कीमत ${amount} है।`,
    prices: (lowest, highest) => ` दिल्ली में एक्स-शोरूम कीमत ${lowest} से ${highest} तक है।`,
  },
  mileage: {
    question: (name) => `${name} का माइलेज कितना है?`,
    answer: (name, figure, kind) =>
      `${saidBy(kind)}${name} का माइलेज ${figure} किमी/लीटर है। ` + 'आपका माइलेज ट्रैफ़िक, वज़न और चलाने के तरीके पर निर्भर है।',
  },
  range: {
    question: (name) => `${name} की रेंज कितनी है?`,
    answer: (name, figure, kind) =>
      `${saidBy(kind)}पूरे चार्ज पर ${name} की रेंज ${figure} किमी है। ` + 'आपकी रेंज रफ़्तार, वज़न और मौसम पर निर्भर है।',
  },
  charging: {
    question: (name) => `${name} को चार्ज होने में कितना समय लगता है?`,
    answer: (hours, capacity) =>
      `इसकी ${capacity === null ? '' : `${capacity} kWh की `}बैटरी के चार्ज होने का बताया गया समय ${hours} घंटे है।`,
  },
  power: {
    question: (name) => `${name} में कितनी पावर है?`,
    answer: (name, { isElectric, capacity }, output) => {
      if (isElectric) return `${name} की मोटर ${output.join(' और ')} देती है।`;
      return `${name} का ${capacity === null ? '' : `${capacity} सीसी का `}इंजन ${output.join(' और ')} देता है।`;
    },
    atSpeed: (figure, rpm) => `${rpm} rpm पर ${figure}`,
  },
  topSpeed: {
    question: (name) => `${name} की टॉप स्पीड कितनी है?`,
    answer: (name, figure) => `${name} की बताई गई टॉप स्पीड ${figure} किमी/घंटा है।`,
  },
  tank: {
    question: (name) => `${name} की पेट्रोल टंकी कितनी बड़ी है?`,
    answer: (name, litres) => `${name} की पेट्रोल टंकी ${litres} लीटर की है।`,
    reach: (distance) => ` बताए गए माइलेज पर पूरी टंकी में करीब ${distance} किमी चल सकते हैं।`,
  },
  seatHeight: {
    question: (name) => `${name} की सीट कितनी ऊँची है?`,
    answer: (name, figure) => `${name} की सीट ${figure} मिमी ऊँची है।`,
  },
  kerbWeight: {
    question: (name) => `${name} का वज़न कितना है?`,
    answer: (name, figure) => `${name} का कर्ब वज़न ${figure} किलो है।`,
  },
  abs: {
    question: (name) => `क्या ${name} में ABS मिलता है?`,
    yes: (name) => `हाँ, ${name} में ABS मिलता है।`,
    no: (name) => `नहीं, ${name} में ABS नहीं मिलता।`,
    brakes: (front, rear) => ` आगे ${front} और पीछे ${rear} है।`,
    brakeTypes: { Disc: 'डिस्क ब्रेक', Drum: 'ड्रम ब्रेक' },
    some: (variants, cheapest) => {
      const names = joinWords(variants);
      if (cheapest === null) return `कुछ वेरिएंट में। ABS इनमें मिलता है: ${names}।`;
      const month = formatMonth(cheapest.month);
      return `कुछ वेरिएंट में। ABS इनमें मिलता है, दिल्ली में ${cheapest.amount} एक्स-शोरूम से (${month}): ${names}।`;
    },
  },
  colours: {
    question: (name) => `${name} के कौन-कौन से रंग हैं?`,
    answer: (name, colours, status) =>
      colours.length === 1
        ? `${name} का एक ही रंग ${status === 'discontinued' ? 'था' : 'है'}: ${joinWords(colours)}।`
        : `${name} के ${colours.length} रंग ${status === 'discontinued' ? 'थे' : 'हैं'}: ${joinWords(colours)}।`,
  },
};
