import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/missing-bike.ts';
import type * as Hindi from './missing-bike.ts';

export const searchTitle = 'दूसरी बाइक खोजिए';
export const nearestTitle = 'मिलते-जुलते नाम की बाइकें';
export const brandTitle = 'इस ब्रांड की और बाइकें';
export const allOfBrand = (brand: string) => `${brand} की सभी बाइकें`;

export type Checked = Translation<typeof Hindi, typeof English>;
