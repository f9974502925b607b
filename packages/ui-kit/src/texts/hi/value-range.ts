import type { Translation } from '@dopahiya/domain/site';
import type { ReactNode } from 'react';
import { sentence } from '../../sentence/sentence.ts';
import type * as English from '../en/value-range.ts';
import type * as Hindi from './value-range.ts';

export const bounds = (low: string, high: string, small: (text: string) => ReactNode) =>
  sentence(low, ' ', small('से'), ' ', high);
export const mostLikely = (price: string) => `सबसे संभव ${price}।`;

export type Checked = Translation<typeof Hindi, typeof English>;
