import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/used-bike-page.ts';
import type * as Hindi from './used-bike-page.ts';

export const headTitle = (name: string, year: number | null, city: string | null) =>
  `पुरानी ${name}${year === null ? '' : ` ${year}`}${city === null ? '' : `, ${city}`} | दोपहिया`;
export const headDescription = (name: string, price: string, facts: string) =>
  `${name}: ${price}। ${facts === '' ? '' : `${facts}। `}नाम बदलवाने में क्या लगेगा, और पैसे देने से पहले क्या देखना है।`;
export const pictureAlt = (name: string) => `${name} का चित्र, नाप के अनुसार`;
export const pendingTitle = 'पुरानी बाइक | दोपहिया';
export const pendingDescription = 'एक पुरानी बाइक, जिसे उसका मालिक बेच रहा है।';
export const missingDescription = 'इस पते पर कोई पुरानी बाइक नहीं है। जो बिक रही हैं, वे सूची में हैं।';

export const home = 'होम';
export const usedBikes = 'पुरानी बाइकें';
export const crumb = (name: string, year: number | null) => (year === null ? name : `${name}, ${year}`);

export const loading = 'बाइक आ रही है';
export const failed = 'जानकारी नहीं आ सकी';
export const tryAgain = 'फिर कोशिश कीजिए';
export const toUsedBikes = 'बिकाऊ पुरानी बाइकें देखिए';
export const missingTitle = 'यहाँ कोई पुरानी बाइक नहीं है';
export const missingMessage = 'इस पते पर कोई पुरानी बाइक नहीं है। शायद पते का कोई अक्षर छूट गया; बिकाऊ बाइकें सूची में हैं।';
export const goneTitle = 'यह बाइक अब सूची में नहीं है';
export const goneMessage = 'यह पहले यहाँ थी, अब नहीं है: बेचने वाले ने हटा दी, इसके दिन पूरे हो गए, या हम इसकी जाँच कर रहे हैं।';

export const states = { verified: 'जाँची हुई', pending: 'जाँच बाकी', sold: 'बिक गई', sample: 'नमूना' };
export const photo = (name: string, number: number, count: number) => `${name}, ${count} में से फ़ोटो ${number}`;
export const drawing = (name: string) => `${name} का चित्र`;
export const noPhoto = 'बेचने वाले ने कोई फ़ोटो नहीं डाली।';
export const noPhotoOf = (name: string) => `${name} की कोई फ़ोटो नहीं`;
export const sellersPhotos = 'फ़ोटो बेचने वाले की हैं।';
export const illustration = 'रेखाचित्र: मॉडल उसके छपे नाप से बना है, यही बाइक नहीं।';

export const askingPrice = 'माँगा गया दाम';
export const askedPrice = 'इतना माँगा गया था';
export const negotiable = 'मोल-भाव हो सकता है';
export const soldNote = 'यह बाइक बिक चुकी है। मिलती-जुलती बाइकें नीचे हैं।';
export const instalment = (
  emi: string,
  { months, interest, month }: { months: number; interest: number; month: string },
) =>
  `पूरे दाम का लोन ${months} महीने के लिए ${interest}% ब्याज पर (${month}) लें तो किस्त ${emi} महीना: यह उदाहरण है, प्रस्ताव नहीं।`;
export const workOutEmi = 'अपनी किस्त निकालिए';
export const shareTitle = (name: string, price: string) => `${name}, पुरानी, ${price}`;

export const labels = {
  model: 'मॉडल',
  year: 'बनी',
  ridden: 'चली',
  colour: 'रंग',
  owner: 'मालिक',
  condition: 'हालत',
  registered: 'रजिस्ट्रेशन',
  place: 'कहाँ है',
  insurance: 'बीमा',
  loan: 'लोन',
  listed: 'सूची में',
};
export const placeAndMark = (place: string, mark: string | null) =>
  mark === null || mark === place ? place : `${place}, रजिस्ट्रेशन ${mark}`;
export const missing = {
  year: 'साल नहीं बताया गया',
  kilometres: 'किलोमीटर नहीं बताए गए',
  place: 'जगह नहीं बताई गई',
};
export const notSaid = 'नहीं बताया गया';
export const noLoan = 'नहीं है';
export const onLoan = 'लोन अभी चल रहा है';
export const onLoanOf = (lender: string) => `${lender} का लोन अभी चल रहा है`;
export const notInsured = 'बीमा नहीं है';
export const insured = 'बीमा है';
export const insuredUntil = (day: string) => `${day} तक बीमा है`;
export const listedChanged = (listed: string, changed: string) => `${listed}, ${changed} को बदली`;

export const about = 'इस बाइक के बारे में';
export const facts = 'इस बाइक की बातें';
export const writtenBySeller = 'बेचने वाले के शब्द';

export const askTheSeller = 'बेचने वाले से पूछिए';
export const makeAnOffer = 'प्रस्ताव दीजिए';
export const noNumber = 'यहाँ कोई फ़ोन नंबर नहीं दिखता: नंबर कब दिखाना है, यह हर कोई ख़ुद तय करता है।';

export type Checked = Translation<typeof Hindi, typeof English>;
