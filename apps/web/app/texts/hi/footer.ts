import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/footer.ts';
import type * as Hindi from './footer.ts';

export const about = 'दोपहिया की जानकारी, रिव्यू और तुलना की जगह: नए लॉन्च की ख़बरें, और हर बाइक एक ही पैमाने पर, साथ-साथ।';

export const browse = 'देखिए';
export const newBikes = 'नई बाइकें';
export const newScooters = 'नए स्कूटर';
export const electric = 'इलेक्ट्रिक';
export const usedBikes = 'पुरानी बाइकें';

export const tools = 'साधन';
export const choose = 'बाइक चुनिए';
export const compareBikes = 'बाइकों की तुलना';
export const emiCalculator = 'EMI कैलकुलेटर';
export const bikeLoan = 'बाइक लोन';
export const quoteChecker = 'कोटेशन की जाँच';
export const ownership = 'रखने का खर्च';
export const howWeValue = 'दाम का अनुमान कैसे लगता है';
export const showrooms = 'शोरूम';
export const spareParts = 'स्पेयर पार्ट्स';

export const company = 'कंपनी';
export const aboutUs = 'हमारे बारे में';
export const contactUs = 'संपर्क कीजिए';
export const privacyPolicy = 'निजता नीति';
export const termsAndConditions = 'नियम और शर्तें';

export const cookies = 'कुकीज़';
export const accessibility = 'सुगम्यता';

export const note = (year: number) => `© ${year} Dopahiya। जब तक कोई शहर न दिखाया जाए, कीमतें सांकेतिक हैं: एक्स-शोरूम, दिल्ली।`;

export type Checked = Translation<typeof Hindi, typeof English>;
