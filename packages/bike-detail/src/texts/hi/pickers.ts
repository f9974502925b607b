import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/pickers.ts';
import type * as Hindi from './pickers.ts';

export const variant = 'वेरिएंट';
export const noVariant = 'नहीं चुना';
export const city = 'शहर';

export const pricesIn = 'दूसरे शहर की कीमतें';
export const showPrices = 'कीमतें दिखाइए';

export type Checked = Translation<typeof Hindi, typeof English>;
