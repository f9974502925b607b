import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/theme-switch.ts';
import type * as Hindi from './theme-switch.ts';

export const appearance = 'रंग-रूप';
export const system = 'फ़ोन जैसा';
export const light = 'हल्का';
export const dark = 'गहरा';

export type Checked = Translation<typeof Hindi, typeof English>;
