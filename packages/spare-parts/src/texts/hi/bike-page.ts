import { plural, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/bike-page.ts';
import type * as Hindi from './bike-page.ts';

export const headTitle = (bike: string) => `${bike}: क्या लगता है, और स्पेयर पार्ट्स समूहों में | Dopahiya`;
export const headDescription = (bike: string) =>
  `${bike} के टायर, लैंप, बैटरी और सर्विस का अंतराल, जहाँ पता है वहाँ स्रोत के साथ, और पार्ट्स बारह समूहों में।`;
export const pendingTitle = 'स्पेयर पार्ट्स | Dopahiya';
export const pendingDescription = 'बाइक में क्या लगता है, और पार्ट्स बारह समूहों में।';

export const home = 'होम';
export const spareParts = 'स्पेयर पार्ट्स';
export const title = (bike: string) => `${bike} के पार्ट्स`;
export const intro = 'समूह और उनकी गिनती हर बाइक के लिए एक जैसी है; हर समूह में दिखता है कि आपकी बाइक में क्या लगेगा।';
export const groups = 'पार्ट्स के समूह';
export const products = (count: number) => plural(count, { one: '1 उत्पाद', other: `${count} उत्पाद` });
export const noGroups = 'कोई पार्ट नहीं मिला';
export const noGroupsHint = 'यहाँ अभी पार्ट्स का कोई समूह नहीं है।';

export const loading = 'पार्ट्स आ रहे हैं';
export const failed = 'पार्ट्स नहीं आ सके';
export const failedWhy = 'पार्ट्स लाने में गड़बड़ी हुई';
export const notFoundHint = 'इस पते पर कोई बाइक नहीं है।';
export const allBrands = 'सभी ब्रांड';
export const fullPage = (bike: string) => `${bike} के बारे में सब कुछ`;

export type Checked = Translation<typeof Hindi, typeof English>;
