import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/carousel.ts';
import type * as Hindi from './carousel.ts';

export const previous = (what: string) => `पिछला: ${what}`;
export const next = (what: string) => `अगला: ${what}`;

export type Checked = Translation<typeof Hindi, typeof English>;
