import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/sports-carousel.ts';
import type * as Hindi from './sports-carousel.ts';

export const bikes = 'स्पोर्ट्स बाइकें';
export const viewOffers = 'ऑफ़र देखिए';
export const all = 'सभी स्पोर्ट्स बाइकें';

export type Checked = Translation<typeof Hindi, typeof English>;
