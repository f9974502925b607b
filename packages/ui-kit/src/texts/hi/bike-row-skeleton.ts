import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/bike-row-skeleton.ts';
import type * as Hindi from './bike-row-skeleton.ts';

export const loadingBikes = 'बाइकें आ रही हैं';

export type Checked = Translation<typeof Hindi, typeof English>;
