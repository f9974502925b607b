import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/feed.ts';
import type * as Hindi from './feed.ts';

export const noFeed = 'ख़बरें अभी नहीं दिख सकतीं। थोड़ी देर में फिर कोशिश कीजिए।';
export const title = 'Dopahiya: ख़बरें और रिव्यू';
export const description = 'भारत की मोटरसाइकिल, स्कूटर और इलेक्ट्रिक दोपहिया की ख़बरें, रिव्यू, तुलना और गाइड।';
export const sampleTitle = (named: string) => `नमूना: ${named}`;

export type Checked = Translation<typeof Hindi, typeof English>;
