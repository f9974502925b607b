import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/language-switch.ts';
import type * as Hindi from './language-switch.ts';

export const label = 'भाषा';

export type Checked = Translation<typeof Hindi, typeof English>;
