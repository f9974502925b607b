import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/variant-table.ts';
import type * as Hindi from './variant-table.ts';

export const compactView = 'छोटा रूप';
export const specification = 'स्पेसिफ़िकेशन';
export const loadMore = 'और वेरिएंट दिखाइए';
export const shown = (count: number, all: number) => `${all} में से ${count}`;

export type Checked = Translation<typeof Hindi, typeof English>;
