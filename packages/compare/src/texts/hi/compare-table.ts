import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/compare-table.ts';
import type * as Hindi from './compare-table.ts';

export const specification = 'स्पेसिफ़िकेशन';

export type Checked = Translation<typeof Hindi, typeof English>;
