import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/sale-badge.ts';
import type * as Hindi from './sale-badge.ts';

/** What stands beside the name of a bike that nobody can buy new today. */
export const away = { discontinued: 'बंद हो चुकी', upcoming: 'आने वाली' };

export type Checked = Translation<typeof Hindi, typeof English>;
