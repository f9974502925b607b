import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/price-checker.ts';
import type * as Hindi from './price-checker.ts';

/** Words of the price checker, on the home page and on its own. */
export { title, subtitle, emiTab, checkPrice } from './price-checker-form.ts';

export const headTitle = 'ऑन-रोड कीमत | Dopahiya';
export const headTitleOf = (bike: string, city: string) => `${city} में ${bike} की ऑन-रोड कीमत | Dopahiya`;
export const headDescription = 'आपके शहर में किसी भी बाइक या स्कूटर की ऑन-रोड कीमत: टैक्स, रजिस्ट्रेशन, बीमा और किस्त।';

export const home = 'होम';
export const ways = 'ऑन-रोड कीमत या किस्त';
export const priceTab = 'ऑन-रोड कीमत';
export const emiNeedsPrice = 'किस्त देखने के लिए पहले बाइक और शहर चुनिए।';

export const noBikes = (text: string) => `"${text}" के लिए कुछ नहीं मिला`;
export const severalBikes = (text: string) => `'${text}' से कई बाइकें मिलीं। कौन-सी चाहिए?`;
export const variant = 'वेरिएंट';
export const optional = '(वैकल्पिक)';
export const anyVariant = 'सबसे सस्ता वेरिएंट';
export const selectCity = 'शहर चुनिए।';
export const unknownCity = (name: string) => `${name} नाम के शहर की कीमतें हमारे पास नहीं हैं।`;
export const citiesFailed = 'शहर नहीं आ सके।';

export const label = 'ऑन-रोड कीमत';
export const indicative = 'अनुमानित';
export const loading = 'ऑन-रोड कीमत आ रही है';
export const pickFirst = 'बाइक और शहर चुनिए, कीमत यहाँ दिखेगी।';
export const press = 'ऑन-रोड कीमत देखने के लिए ‘कीमत देखिए’ दबाइए।';
export const unavailable = 'ऑन-रोड कीमत नहीं है';
export const fetched = 'कीमत आ गई!';
export const failed = 'कीमत नहीं आ सकी।';
export const serverError = 'हमारी ओर से गड़बड़ी हुई। कुछ मिनट में फिर कोशिश कीजिए।';
export const aMonth = (
  price: string,
  { months, interest, month }: { months: number; interest: number; month: string },
) => `या ${price} महीना, ${months} महीने, ${interest}% ब्याज पर (${month})`;
export const allTenures = 'सभी अवधियाँ देखिए';
export const quoteChecker = 'डीलर का कोटेशन जाँचिए';

export const loanAmount = 'लोन की रकम';
export const interestRate = 'ब्याज दर, सालाना';
export const tenure = 'अवधि';
export const months = ' महीने';
export const calculate = 'किस्त निकालिए';
export const calculated = 'किस्त निकल गई!';
export const invalid = 'किस्त के लिए सही संख्याएँ भरिए।';
export const emiTitle = (count: number) => `${count} महीने की किस्त`;
export const emiNote = (rate: string) => `${rate}%, घटता बकाया`;
export const rateWarning = (rate: string, month: string) =>
  `यह हमारी सूची की सबसे कम दर ${rate}% (${month}) से भी कम है। पहले बैंक से पूछिए।`;

export type Checked = Translation<typeof Hindi, typeof English>;
