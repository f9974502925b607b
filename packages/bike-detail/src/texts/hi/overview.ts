import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/overview.ts';
import type * as Hindi from './overview.ts';

export const expectedPrice = 'संभावित कीमत';
export const electric = 'इलेक्ट्रिक';
export const keyHighlights = 'मुख्य बातें';

export type Checked = Translation<typeof Hindi, typeof English>;
