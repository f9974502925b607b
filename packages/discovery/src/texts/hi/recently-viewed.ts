import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/recently-viewed.ts';
import type * as Hindi from './recently-viewed.ts';

export const title = 'हाल में देखी हुई';
export const bikes = 'हाल में देखी हुई बाइकें';

export type Checked = Translation<typeof Hindi, typeof English>;
