import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/bike-actions.ts';
import type * as Hindi from './bike-actions.ts';

export const share = 'शेयर कीजिए';

export type Checked = Translation<typeof Hindi, typeof English>;
