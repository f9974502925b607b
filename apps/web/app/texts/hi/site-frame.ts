import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/site-frame.ts';
import type * as Hindi from './site-frame.ts';

export const skipToContent = 'सीधे मुख्य हिस्से पर';

export type Checked = Translation<typeof Hindi, typeof English>;
