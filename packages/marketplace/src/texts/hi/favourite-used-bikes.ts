import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/favourite-used-bikes.ts';
import type * as Hindi from './favourite-used-bikes.ts';

export const title = 'पसंदीदा पुरानी बाइकें';
export const sold = 'बिक गई';
export const sample = 'नमूना';
export const takeOut = (bike: string) => `${bike} को पसंदीदा से हटाइए`;

export type Checked = Translation<typeof Hindi, typeof English>;
