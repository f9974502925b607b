import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/load-more.ts';
import type * as Hindi from './load-more.ts';

export const loadingMore = 'और बाइकें आ रही हैं';
export const skipToFooter = 'सीधे पन्ने के अंत में';

export const pages = 'पन्ने';
export const previousPage = 'पिछला पन्ना';
export const nextPage = 'अगला पन्ना';
export const page = (number: number) => `पन्ना ${number}`;

export type Checked = Translation<typeof Hindi, typeof English>;
