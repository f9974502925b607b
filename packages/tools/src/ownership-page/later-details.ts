import { hydrateLater } from '@dopahiya/lazy-start';
import { showNotLoaded } from '../later-parts/show-not-loaded.ts';

// One file for all of them: who reads on wants them together.
const load = () => import('./details.ts');
const options = { onFailure: showNotLoaded };

export const Chart = hydrateLater(async () => (await load()).CostChart, { ...options, room: 'min(320px, 50vw)' });
export const Figures = hydrateLater(async () => (await load()).FiguresStrip, { ...options, room: '200px' });
export const Drivers = hydrateLater(async () => (await load()).Drivers, { ...options, room: '990px' });
export const Assumptions = hydrateLater(async () => (await load()).AssumptionSection, { ...options, room: '735px' });
export const Table = hydrateLater(async () => (await load()).PaidTable, options);
