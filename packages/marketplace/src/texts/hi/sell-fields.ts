import type { ListingCondition, ListingOwner } from '@dopahiya/domain/market';
import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/sell-fields.ts';
import type * as Hindi from './sell-fields.ts';

export const optional = '(चाहें तो)';
export const brand = 'ब्रांड';
export const chooseBrand = 'ब्रांड चुनिए';
export const brandsFailed = 'API से ब्रांड नहीं मिल सके। गड़बड़ी के कारण पहले से रखे ब्रांड दिखाए जा रहे हैं';
export const model = 'मॉडल';
export const modelHint = 'एक चुनिए, या दूसरा लिखिए, जैसा बाइक पर है।';
export const brandFirst = 'पहले ब्रांड चुनिए';
export const modelFirst = 'पहले मॉडल चुनिए';
export const version = 'वेरिएंट';
export const year = 'बनने का साल';
export const chooseYear = 'साल चुनिए';
export const km = 'कितनी चली है';
export const typeKm = 'या लिखिए';
export const kmUnit = 'किमी';
export const colour = 'रंग';
export const owner = 'मालिक';
export const owners: Record<ListingOwner, string> = { '1st': 'पहला', '2nd': 'दूसरा', '3rd+': 'तीसरा+' };

export const city = 'शहर';
export const cityHint = 'जहाँ बाइक देखी जा सकती है';
export const chooseCity = 'शहर चुनिए';
export const changeCity = 'बदलिए';
export const registration = 'रजिस्ट्रेशन कहाँ का है';
export const registrationHint = 'प्लेट पर लिखा दफ़्तर का कोड काफ़ी है, जैसे MH12';

export const condition = 'हालत';
export const conditionDetails: Record<ListingCondition, string> = {
  excellent: 'कुछ करना नहीं है',
  good: 'छोटी खरोंचें',
  fair: 'चलती है, पुरानी दिखती है',
  needs_work: 'चलाने से पहले मरम्मत',
};
export const price = 'आपका दाम';
export const similarSellFor = (low: string, high: string) => `ऐसी बाइकें ${low} से ${high} में बिकती हैं`;
export const takeEstimate = (estimate: string) => `हमारा अनुमान लगाइए, ${estimate}`;
export const confirmPrice = {
  low: (asked: string) => `हाँ, मुझे ${asked} ही चाहिए`,
  high: (asked: string) => `हाँ, मुझे ${asked} चाहिए`,
};
export const negotiable = 'दाम पर बात हो सकती है';
export const insured = 'बीमा है';
export const insuredUntil = 'बीमा कब तक है';
export const loan = 'लोन अभी चल रहा है';
export const lender = 'लोन देने वाला';
export const lenderPlaceholder = 'बैंक या फ़ाइनेंस कंपनी';
export const remarks = 'लोन के बारे में';
export const description = 'विवरण';
export const descriptionHint = (fewest: number) =>
  `कम से कम ${fewest} अक्षर: क्या बदला गया, और क्या बदलना है। फ़ोन नंबर या लिंक नहीं।`;
export const contact = 'संपर्क';
export const contactHint = 'दस अंक। पेज पर कभी नहीं दिखता।';

export type Checked = Translation<typeof Hindi, typeof English>;
