import { fullNameOf } from '@dopahiya/domain/bikes';

type Named = Parameters<typeof fullNameOf>[0];

/** Stands for a bike whose name is not known yet. */
export const aBike = 'a bike';
export const headTitle = (name: string) => `A figure of ${name} is wrong | Dopahiya`;
export const headDescription = (name: string) => `Tell us which figure of ${name} is wrong, and what it should be.`;

export const crumb = 'Wrong figure';
export const intro = 'We store the figure and what you write about it, and nothing about you. One of us looks into it.';
export const noFigures = 'We show no figures of this bike yet, so there is none to correct.';
export const backTo = (bike: Named) => `Back to ${fullNameOf(bike)}`;
export const loading = 'Loading the figures of this bike...';
