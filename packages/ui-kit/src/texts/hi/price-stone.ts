import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/price-stone.ts';
import type * as Hindi from './price-stone.ts';

export const copyPrice = 'कीमत का ब्योरा कॉपी कीजिए';

export type Checked = Translation<typeof Hindi, typeof English>;
