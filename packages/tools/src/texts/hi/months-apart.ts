import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/months-apart.ts';
import type * as Hindi from './months-apart.ts';

export const monthsApart = (bikes: string) => `कीमतें अलग-अलग महीनों की हैं: ${bikes}।`;
export const monthOf = (bike: string, month: string | null) => `${bike} ${month ?? 'महीना पता नहीं'}`;

export type Checked = Translation<typeof Hindi, typeof English>;
