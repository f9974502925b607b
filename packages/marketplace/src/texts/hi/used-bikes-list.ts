import { formatNumber, plural, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/used-bikes-list.ts';
import type * as Hindi from './used-bikes-list.ts';

export const found = (count: number) =>
  plural(count, { one: '1 बाइक मिली', other: `${formatNumber(count)} बाइकें मिलीं` });
export const available = (count: string) => `बिकाऊ बाइकें (${count})`;
export const availableSoon = 'बिकाऊ बाइकें';
export const ownListings = 'मेरे विज्ञापन';
export const allBikes = 'सब पुरानी बाइकें';
export const signInForOwn = 'अपने विज्ञापन देखने के लिए लॉग इन कीजिए';
export const signIn = 'लॉग इन';
export const listYours = 'अपनी बाइक डालिए';
export const bikes = 'पुरानी बाइकें';
export const unnamed = 'मॉडल नहीं बताया गया';
export const drawing = (name: string) => `${name} का चित्र`;

export const loading = 'पुरानी बाइकें आ रही हैं';
export const failed = 'जानकारी नहीं आ सकी';
export const failedWhy = 'बाइकें नहीं आ सकीं।';
export const failedWith = (status: number | null, message: string) => `बाइकें नहीं आ सकीं: ${status} ${message}`;
export const redirected = 'सर्वर ने दूसरे पते पर भेजा। कृपया API का पता जाँचिए।';
export const noMatches = 'आपके फ़िल्टर से कोई बाइक नहीं मिली';
export const noneOnSale = 'कोई बाइक नहीं मिली';
export const noneYet = 'इस समय यहाँ कोई बाइक नहीं बिक रही। बाद में फिर देखिए।';

export const loadMore = 'और बाइकें दिखाइए';
export const pages = 'पुरानी बाइकों के पेज';
export const progress = (shown: number, count: number) => `${count} में से ${shown} बाइकें`;

export const filters = 'फ़िल्टर';
export const moreFilters = 'दूरी, साल, किलोमीटर, मालिक, जाँच, आम दाम से तुलना';
export const search = 'पुरानी बाइकें खोजिए';
export const searchPlaceholder = 'स्प्लेंडर 40 हज़ार तक पुणे';
export const labels = {
  brand: 'ब्रांड',
  price: 'दाम',
  city: 'शहर',
  within: 'शहर से दूरी',
  min_year: 'साल',
  max_km: 'किलोमीटर',
  owner: 'मालिक',
  verified: 'जाँच',
  deal: 'आम दाम से तुलना',
};
export const any = {
  brand: 'सभी ब्रांड',
  price: 'कोई भी दाम',
  city: 'सभी शहर',
  within: 'सिर्फ़ चुना हुआ शहर',
  min_year: 'कोई भी साल',
  max_km: 'कितनी भी चली',
  owner: 'कोई भी मालिक',
  verified: 'जाँची हुई या नहीं',
  deal: 'कम या ज़्यादा',
};
export const counted = (name: string, count: string) => `${name} (${count})`;
export const within = (distance: string) => `${distance} के भीतर`;
export const upTo = (amount: string) => `${amount} तक`;
export const from = (amount: string) => `${amount} से`;
export const between = (low: string, high: string) => `${low} से ${high}`;
export const orNewer = (year: string) => `${year} या नई`;
export const orOlder = (year: string) => `${year} या पुरानी`;
export const verdicts = { true: 'जाँची हुई', false: 'बिना जाँच की' };
export const fuels = { petrol: 'पेट्रोल', electric: 'इलेक्ट्रिक' };
export const quoted = (words: string) => `“${words}”`;
export const notUnderstood = (words: string) => `समझ नहीं आया: “${words}”`;
export const chosenFilters = 'चुने हुए फ़िल्टर';
export const sort = 'क्रम';
export const sorts = {
  newest: 'नई पहले',
  'price-low': 'दाम: कम से ज़्यादा',
  'price-high': 'दाम: ज़्यादा से कम',
  'year-new': 'साल: नई पहले',
  'km-low': 'किलोमीटर: कम पहले',
  deal: 'अनुमान के मुक़ाबले दाम: कम से ज़्यादा',
};
export const show = 'बाइकें दिखाइए';
export const clearFilters = 'फ़िल्टर हटाइए';

export type Checked = Translation<typeof Hindi, typeof English>;
