import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/sort-select.ts';
import type * as Hindi from './sort-select.ts';

export const sortBy = 'क्रम';
export const sort = 'क्रम लगाइए';

export type Checked = Translation<typeof Hindi, typeof English>;
