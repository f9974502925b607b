import { formatNumber, plural } from '@dopahiya/domain/site';
import type { ReactNode } from 'react';
import { sentence } from '@dopahiya/ui-kit';

type Hide = (text: string) => ReactNode;

export const notRated = 'Not rated yet';
/** A rating as it is seen, a star and a number, with what screen readers say around it. */
export const rated = (value: ReactNode, hide: Hide) => sentence(hide('Rated '), value, hide(' of 5'));
export const reviews = (count: number) =>
  plural(count, { one: `${formatNumber(count)} review`, other: `${formatNumber(count)} reviews` });

export const ratings = 'Ratings';
/** The label before the number of ratings with this many stars. */
export const stars = (count: number, hide: Hide) =>
  sentence(`${count}`, hide(plural(count, { one: ' star: ', other: ' stars: ' })));
