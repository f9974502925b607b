import { plural, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/best-price.ts';
import type * as Hindi from './best-price.ts';

export const title = 'सबसे अच्छी कीमत पाइए';
export const unpricedLead = 'शोरूम से लिखित ऑन-रोड कीमत माँगिए, एक-एक मद में।';
export const pricedLead = <Node>(
  { bike, city, price, note }: { bike: string; city: string; price: string; note: string },
  { b }: { b: (text: string) => Node },
) => [`${city} में ${bike} की ऑन-रोड कीमत `, b(price), ` है। ${note}।`];

export const variantsTitle = 'सभी वेरिएंट की कीमतें';

export const lendersTitle = 'बैंकों की दरें';
export const rate = (from: string, upTo: string | null) => (upTo === null ? `${from}%` : `${from}% से ${upTo}%`);
export const rateOfMonth = (rateText: string, month: string) => `${rateText}, ${month}`;
export const emi = (amount: string, months: number) => `${months} महीने की किस्त ${amount}`;
export const allLenders = 'सभी बैंक मिलाइए';
export const sample = 'नमूना';

export const usedTitle = (bike: string) => `पुरानी ${bike}`;
export const kilometres = (count: string) => `${count} किमी`;
export const allUsed = (count: number) =>
  plural(count, { one: 'सभी पुरानी बाइकें देखिए', other: `सभी ${count} पुरानी बाइकें देखिए` });
export const noUsed = (bike: string) => `अभी कोई पुरानी ${bike} बिक नहीं रही।`;

export const lawfulTitle = 'शोरूम क्या-क्या ले सकता है';
/** What belongs on the bill of a new two-wheeler. */
export const lawfulCharges: readonly string[] = [
  'एक्स-शोरूम कीमत, GST समेत',
  'रोड टैक्स और रजिस्ट्रेशन शुल्क, RTO की रसीद के साथ',
  'पाँच साल का थर्ड-पार्टी बीमा, आपकी पसंद की कंपनी से',
  'हाई-सिक्योरिटी नंबर प्लेट, अगर एक्स-शोरूम कीमत में न हो',
  'हाइपोथिकेशन शुल्क, सिर्फ़ लोन लेने पर',
];

export const refusableTitle = 'आप क्या मना कर सकते हैं';
/** What a buyer need not pay: charges without a rule behind them, and extras that nobody has to take. */
export const refusableCharges: readonly string[] = [
  'हैंडलिंग, लॉजिस्टिक्स या फुटकर शुल्क, जो कोई नियम नहीं माँगता',
  'एक्सेसरीज़, पॉलिश, बढ़ी हुई वारंटी या रास्ते में मदद, जो आपने नहीं माँगी',
  'शोरूम का ही बीमा लेने की शर्त',
  'कुछ भी जिसकी रसीद न मिले',
];

export const showroomsTitle = (brand: string, city: string) => `${city} में ${brand} के शोरूम`;

export type Checked = Translation<typeof Hindi, typeof English>;
