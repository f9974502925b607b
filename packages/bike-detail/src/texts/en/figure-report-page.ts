import { fullNameOf } from '@dopahiya/domain/bikes';

type Named = Parameters<typeof fullNameOf>[0];

/** Stands for a bike whose name is not known yet. */
export const aBike = 'a bike';
export const headTitle = (name: string) => `Report a wrong figure: ${name} | Dopahiya`;
export const headDescription = (name: string) => `Tell us which figure of ${name} is wrong and the correct value.`;

export const crumb = 'Wrong figure';
export const intro = 'We store only the figure and your correction, nothing about you. Our team checks every report.';
export const noFigures = 'We have no figures for this bike yet.';
export const backTo = (bike: Named) => `Back to ${fullNameOf(bike)}`;
export const loading = 'Loading the figures of this bike...';
