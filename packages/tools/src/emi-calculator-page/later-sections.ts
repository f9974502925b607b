import { hydrateLater } from '@dopahiya/lazy-start';
import { showNotLoaded } from '../later-parts/show-not-loaded.ts';

// One file for both: who reads on wants them together.
const load = () => import('./below-table.ts');
const options = { onFailure: showNotLoaded };

export const FoldedSchedule = hydrateLater(async () => (await load()).FoldedSchedule, { ...options, room: '48px' });
export const BikesWithin = hydrateLater(async () => (await load()).BikesWithin, { ...options, room: '610px' });
