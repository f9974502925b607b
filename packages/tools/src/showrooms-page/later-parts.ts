import { hydrateLater } from '@dopahiya/lazy-start';
import { showNotLoaded } from '../later-parts/show-not-loaded.ts';

// One file for all of them: each is small.
const load = () => import('./around-list.ts');
const options = { onFailure: showNotLoaded };

export const LineUp = hydrateLater(async () => (await load()).BrandLineUp, { ...options, room: '180px' });
export const More = hydrateLater(async () => (await load()).MoreShowrooms, { ...options, room: '0' });
export const Side = hydrateLater(async () => (await load()).ShowroomsSide, options);
