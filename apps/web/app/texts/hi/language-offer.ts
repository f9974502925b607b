import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/language-offer.ts';
import type * as Hindi from './language-offer.ts';

/** English needs no offer. */
export const offers: Readonly<Record<string, { text: string; open: string }>> = {};

export type Checked = Translation<typeof Hindi, typeof English>;
