import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/comparison.ts';
import type * as Hindi from './comparison.ts';

export const title = (bikes: readonly string[]) => `${bikes.join(' बनाम ')}: साथ-साथ, पैमाने पर | Dopahiya`;
export const price = (bike: string, amount: string, qualifier: string) => `${bike} ${amount} (${qualifier})।`;
export const difference = (sentence: string, figure: string) => `${sentence} (${figure})।`;
export const onlyCompared = (bikes: readonly string[]) => `${bikes.join(' और ')} की तुलना।`;
export const sharedPicture = (bikes: readonly string[]) => `${bikes.join(' और ')} साथ-साथ, पैमाने पर`;
export const home = 'होम';
export const compareBikes = 'बाइकें मिलाइए';
export const versus = (bikes: readonly string[]) => bikes.join(' बनाम ');

export const missingTitle = 'बाइकें मिलाइए | Dopahiya';
export const missingDescription = 'दो से चार बाइकें साथ-साथ मिलाइए: नाप, स्पेसिफ़िकेशन और ऑन-रोड कीमत।';

export const notElectric = (bike: string) => `${bike} इलेक्ट्रिक नहीं है। इलेक्ट्रिक बाइकें चुनिए या सभी बाइकों से मिलाइए।`;
export const invalidData = 'API से सही जानकारी नहीं मिली';

export type Checked = Translation<typeof Hindi, typeof English>;
