import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/tab-bar.ts';
import type * as Hindi from './tab-bar.ts';

export const label = 'इस पेज पर';
export const overview = 'एक नज़र';
export const riderFit = 'कद से मेल';
export const specifications = 'स्पेसिफ़िकेशन';
export const colours = 'रंग';
export const reviews = 'रिव्यू';
export const similarBikes = 'मिलती-जुलती';
export const faqs = 'सवाल';
export const news = 'ख़बरें';

export type Checked = Translation<typeof Hindi, typeof English>;
