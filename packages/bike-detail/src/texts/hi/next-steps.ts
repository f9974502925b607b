import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/next-steps.ts';
import type * as Hindi from './next-steps.ts';

export const getBestPrice = 'सबसे अच्छी कीमत पाइए';
export const compare = 'मिलाइए';
export const findDealership = 'डीलर खोजिए';
export const brandUnknown = 'ब्रांड की जानकारी नहीं है';

export type Checked = Translation<typeof Hindi, typeof English>;
