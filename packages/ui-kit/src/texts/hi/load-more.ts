import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/load-more.ts';
import type * as Hindi from './load-more.ts';

export const loadingMore = 'और बाइकें आ रही हैं';
export const skipToFooter = 'सीधे पेज के अंत में';

export const pages = 'पेज';
export const previousPage = 'पिछला पेज';
export const nextPage = 'अगला पेज';
export const page = (number: number) => `पेज ${number}`;

export type Checked = Translation<typeof Hindi, typeof English>;
