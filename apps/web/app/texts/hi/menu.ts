import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/menu.ts';
import type * as Hindi from './menu.ts';

/** Groups of the main menu. */
export const bikes = 'बाइकें';
export const electric = 'इलेक्ट्रिक';
export const finance = 'लोन और खर्च';
export const used = 'पुरानी बाइकें';
export const newsAndReviews = 'ख़बरें और रिव्यू';

/** Links of the main menu, each with what is found there. */
export const newBikes = { label: 'नई बाइकें', hint: 'नए और आने वाले लॉन्च' };
export const popularBrands = { label: 'लोकप्रिय ब्रांड', hint: 'ब्रांड से बाइक खोजिए' };
export const bestBikes = { label: 'सबसे अच्छी बाइकें', hint: 'हर स्टाइल की सबसे बिकने वाली' };
export const newScooters = { label: 'नए स्कूटर', hint: 'ताज़ा स्कूटर' };
export const popularBikes = { label: 'लोकप्रिय बाइकें', hint: 'सबसे ज़्यादा बिकने वाली' };
export const choose = { label: 'बाइक चुनिए', hint: 'आपके लिए ठीक बाइक' };
export const compareBikes = { label: 'बाइकें मिलाइए', hint: 'साथ-साथ' };
export const showrooms = { label: 'शोरूम', hint: 'आपके पास के डीलर' };
export const allElectric = { label: 'इलेक्ट्रिक', hint: 'सभी इलेक्ट्रिक दोपहिया' };
export const electricBikes = { label: 'इलेक्ट्रिक बाइकें', hint: 'इलेक्ट्रिक मोटरसाइकिलें' };
export const electricScooters = { label: 'इलेक्ट्रिक स्कूटर', hint: 'रेंज, चार्जिंग, कीमत' };
export const compareElectric = { label: 'इलेक्ट्रिक मिलाइए', hint: 'साथ-साथ' };
export const bikeLoan = { label: 'बाइक लोन', hint: 'दरें और आवेदन' };
export const emiCalculator = { label: 'किस्त कैलकुलेटर', hint: 'हर महीने की किस्त' };
export const priceChecker = { label: 'ऑन-रोड कीमत', hint: 'आपके शहर की पूरी कीमत' };
export const quoteChecker = { label: 'कोटेशन जाँचिए', hint: 'डीलर के शुल्क जाँचिए' };
export const ownership = { label: 'रखने का खर्च', hint: 'ईंधन, सर्विस और बीमा' };
export const usedBikes = { label: 'पुरानी बाइकें', hint: 'मालिक से ख़रीदिए' };
export const sellBikes = { label: 'बाइक बेचिए', hint: 'मुफ़्त विज्ञापन दीजिए' };

export const label = 'मुख्य';

export type Checked = Translation<typeof Hindi, typeof English>;
