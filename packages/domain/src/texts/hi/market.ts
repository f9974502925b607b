import type { Translation } from '../../site/site-languages.ts';
import type * as English from '../en/market.ts';
import type * as Hindi from './market.ts';

export const upTo = (price: string) => `${price} तक`;
export const between = (min: string, max: string) => `${min} से ${max}`;
export const above = (price: string) => `${price} से ज़्यादा`;

export type Checked = Translation<typeof Hindi, typeof English>;
