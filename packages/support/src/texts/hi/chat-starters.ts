import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/chat-starters.ts';
import type * as Hindi from './chat-starters.ts';

export type Starter = English.Starter;

const asking = (...questions: string[]): Starter[] => questions.map((question) => [question, question]);

export const anywhere = asking(
  'कौन सी बाइक लूं?',
  'एक्टिवा की ऑन-रोड कीमत',
  '1 लाख की 3 साल की किस्त',
  'क्लासिक 350 या हंटर 350?',
  'मेरी बाइक कितने में बिकेगी?',
  'कौन से काग़ज़ चाहिए?',
);

export const lists = asking(
  'कौन सी बाइक लूं?',
  '1 लाख तक की स्कूटी',
  '1 लाख तक सबसे ज़्यादा माइलेज वाली बाइक',
  '1 लाख तक की इलेक्ट्रिक स्कूटी',
  '160 सेमी लंबाई के लिए बाइक',
  'कौन सी बाइक आने वाली है?',
);

export const electric = asking(
  '1 लाख तक की इलेक्ट्रिक स्कूटी',
  'सबसे ज़्यादा रेंज वाली इलेक्ट्रिक स्कूटी',
  'पेट्रोल या इलेक्ट्रिक: कौन सस्ती पड़ती है?',
  'चेतक की रेंज कितनी है?',
  'आईक्यूब या रिज़्टा?',
  'इलेक्ट्रिक स्कूटर पर सब्सिडी है?',
);

export const loans = asking(
  '1 लाख की 3 साल की किस्त',
  'किस बैंक का बाइक लोन सबसे सस्ता है?',
  'फ्लैट और रिड्यूसिंग ब्याज में क्या फ़र्क है?',
  'बाइक लोन के लिए क्या चाहिए?',
  'एक्टिवा की ईएमआई',
  'डाउन पेमेंट कितना दूं?',
);

export const quotations = asking(
  'हैंडलिंग चार्ज देना ज़रूरी है?',
  'हेलमेट का चार्ज देना ज़रूरी है?',
  'बाइक को फास्टैग चाहिए?',
  'बीमा शोरूम से लेना ज़रूरी है?',
  'कीमत में जीएसटी कितना है?',
  'एक्टिवा की ऑन-रोड कीमत',
);

export const usedBikes = asking(
  '50,000 तक पुरानी एक्टिवा',
  '2019 एक्टिवा की कीमत कितनी है?',
  'पुरानी बाइक लेने से पहले कौन से काग़ज़ देखूं?',
  'आरसी ट्रांसफर कैसे होती है?',
  'बेचने वाला एडवांस मांग रहा है, भेजूं?',
  'दिल्ली में कितने साल पुरानी बाइक चला सकते हैं?',
);

export const selling = asking(
  'मेरी बाइक कितने में बिकेगी?',
  'यहाँ बाइक कैसे बेचूं?',
  'बाइक बेचने के लिए कौन से काग़ज़ चाहिए?',
  'ख़रीदार के नाम आरसी ट्रांसफर कैसे होती है?',
  'हाइपोथेकेशन कैसे हटाएं?',
  'ख़रीदार ने क्यूआर कोड भेजा है, स्कैन करूं?',
);

export const priceIn = (city: string | null) => (city === null ? 'मेरे शहर में कीमत' : `${city} में कीमत`);
export const price = (bike: string, city: string | null) =>
  `${bike} की ${city === null ? '' : `${city} में `}ऑन-रोड कीमत`;

export const ofBike = (bike: string): Record<'cost' | 'emi' | 'mileage' | 'range' | 'better', Starter> => ({
  cost: ['महीने का खर्च कितना है?', `${bike} का महीने का खर्च`],
  emi: ['इसकी ईएमआई', `${bike} की ईएमआई`],
  mileage: ['असल माइलेज', `${bike} का असली माइलेज`],
  range: ['इसकी रेंज', `${bike} की रेंज`],
  better: ['क्या इससे बेहतर कोई है?', `क्या ${bike} से बेहतर कोई बाइक है?`],
});

export const fit = (bike: string, height: number | null): Starter =>
  height === null
    ? ['इसकी सीट कितनी ऊँची है?', `${bike} की सीट की ऊँचाई`]
    : ['क्या यह मेरे लिए ठीक है?', `मेरी लंबाई ${height} सेमी है, क्या ${bike} मेरे लिए ठीक है?`];

export const launch = (bike: string): Starter => ['यह कब आएगी?', `${bike} कब लॉन्च होगी?`];

export const worth = (bike: string): Starter => ['मेरी वाली कितने की है?', `मेरी ${bike} कितने में बिकेगी?`];
export const papersOfUsed: Starter = ['पुरानी के कौन से काग़ज़ देखूं?', 'पुरानी बाइक लेने से पहले कौन से काग़ज़ देखूं?'];
export const whenBuyingUsed: Starter[] = [
  papersOfUsed,
  ...asking('आरसी ट्रांसफर कैसे होती है?', 'बेचने वाला एडवांस मांग रहा है, भेजूं?'),
];

export const fairPrice = (bike: {
  name: string;
  year: number | null;
  km: number | null;
  city: string | null;
}): Starter => [
  'क्या कीमत सही है?',
  [
    ...(bike.city === null ? [] : [`${bike.city} में`]),
    ...(bike.year === null ? [] : [String(bike.year)]),
    ...(bike.km === null ? [] : [`${bike.km} किमी चली`]),
    `${bike.name} की सही कीमत`,
  ].join(' '),
];
export const newPrice = (bike: string, city: string | null): Starter => ['नई कितने की है?', price(bike, city)];

export const compared = (names: string): Starter[] => [
  ['कौन सस्ती है?', `${names}: कौन सस्ती है?`],
  ['कौन हल्की है?', `${names}: कौन हल्की है?`],
  ['किसका माइलेज ज़्यादा है?', `${names}: किसका माइलेज ज़्यादा है?`],
  ['किसकी सीट नीची है?', `${names}: किसकी सीट नीची है?`],
  ['किसका खर्च कम है?', `${names} का खर्च`],
  ['कौन तेज़ है?', `${names}: कौन तेज़ है?`],
];

export type Checked = Translation<typeof Hindi, typeof English>;
