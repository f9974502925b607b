import type { ReactNode } from 'react';
import { sentence } from '@dopahiya/ui-kit';
import { formatNumber, plural, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/rating.ts';
import type * as Hindi from './rating.ts';

type Hide = (text: string) => ReactNode;

export const notRated = 'अभी रेटिंग नहीं';
/** A rating as it is seen, a star and a number, with what screen readers say around it. */
export const rated = (value: ReactNode, hide: Hide) => sentence(hide('रेटिंग 5 में से '), value);
export const reviews = (count: number) =>
  plural(count, { one: `${formatNumber(count)} रिव्यू`, other: `${formatNumber(count)} रिव्यू` });

export const ratings = 'रेटिंग';
/** The label before the number of ratings with this many stars. */
export const stars = (count: number, hide: Hide) => sentence(`${count}`, hide(' स्टार: '));

export type Checked = Translation<typeof Hindi, typeof English>;
