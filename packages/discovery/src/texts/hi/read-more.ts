import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/read-more.ts';
import type * as Hindi from './read-more.ts';

export const readMore = 'पूरा पढ़िए';
export const readLess = 'कम दिखाइए';

export type Checked = Translation<typeof Hindi, typeof English>;
