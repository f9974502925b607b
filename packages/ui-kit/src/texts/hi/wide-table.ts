import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/wide-table.ts';
import type * as Hindi from './wide-table.ts';

/** What stands above a table of which columns are out of sight. */
export const moreColumns = 'दाईं ओर और कॉलम हैं: तालिका को सरकाइए';

export type Checked = Translation<typeof Hindi, typeof English>;
