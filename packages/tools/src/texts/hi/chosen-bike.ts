import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/chosen-bike.ts';
import type * as Hindi from './chosen-bike.ts';

/** Words of the fields in which a bike is chosen. */
export const bike = 'बाइक या स्कूटर';
export const bikePlaceholder = 'ब्रांड या मॉडल से खोजिए...';
export const popular = 'लोग जो खोजते हैं';
export const noBikes = (text: string) => `"${text}" के लिए कुछ नहीं मिला`;
export const unknownBike = (text: string) => `हमें ‘${text}’ नहीं मिली। सिर्फ़ मॉडल का नाम लिखकर देखिए।`;
export const variant = 'वेरिएंट';
export const cheapestVariant = 'सबसे सस्ता वेरिएंट';

export type Checked = Translation<typeof Hindi, typeof English>;
