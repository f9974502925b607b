import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/specifications.ts';
import type * as Hindi from './specifications.ts';

export const title = 'स्पेसिफ़िकेशन';
export const search = 'स्पेसिफ़िकेशन में खोजिए';
export const compareRows = 'पंक्तियाँ चुनिए';
export const failedTitle = 'स्पेसिफ़िकेशन नहीं आ सके';
export const outOfDate = 'ये आँकड़े पुराने हो सकते हैं।';
export const noneKnown = 'बाइक की जानकारी नहीं है';
export const noneFound = 'कोई स्पेसिफ़िकेशन नहीं मिला';
export const adjustSearch = 'खोज बदलकर देखिए';

export const chooseRow = (row: string) => `${row} चुनिए`;
export const chosenCount = (count: number, max: number) => `${max} में से ${count} पंक्तियाँ चुनी गईं`;
export const allChosen = (count: number, max: number) => `${max} में से ${count} पंक्तियाँ चुनी गईं। और चुनने के लिए एक हटाइए`;
export const chosenRows = 'चुनी हुई पंक्तियाँ';

export const whatItTakes = 'इस बाइक के स्पेयर पार्ट्स';

export const additionalFeatures = 'और फ़ीचर';
export const yes = 'हाँ';
/** What holds for a row of which the first or the second is reached: '10,000 km or 12 months'. */
export const eitherOf = (values: readonly string[]) => values.join(' या ');

export type Checked = Translation<typeof Hindi, typeof English>;
