import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/add-to-compare.ts';
import type * as Hindi from './add-to-compare.ts';

export const compare = 'मिलाइए';
export const addToCompare = 'मिलाने में जोड़िए';
export const addBike = (bike: string) => `मिलाने में जोड़िए: ${bike}`;
export const full = (limit: number, bike: string) =>
  `एक बार में ${limit} बाइकें मिल सकती हैं। ${bike} जोड़ने के लिए नीचे से एक हटाइए।`;

export type Checked = Translation<typeof Hindi, typeof English>;
