import type { ReactNode } from 'react';
import { sentence } from '../../sentence/sentence.ts';

export const bounds = (low: string, high: string, small: (text: string) => ReactNode) =>
  sentence(low, ' ', small('to'), ' ', high);
export const mostLikely = (price: string) => `Most likely ${price}.`;
