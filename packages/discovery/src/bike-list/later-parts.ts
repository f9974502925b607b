import { hydrateLater } from '@dopahiya/lazy-start';
import { showLoadFailure } from '@dopahiya/ui-kit';

// One file for all of them: who reads on wants them together.
const load = () => import('./below-list.ts');

const options = { onFailure: showLoadFailure, room: '300px' };

export const MoreBikes = hydrateLater(async () => (await load()).MoreBikes, { ...options, room: '0' });
export const EmptyList = hydrateLater(async () => (await load()).EmptyList, options);
export const WrongList = hydrateLater(async () => (await load()).WrongList, options);
export const BeyondEnd = hydrateLater(async () => (await load()).BeyondEnd, options);
export const InvalidListPage = hydrateLater(async () => (await load()).InvalidListPage, options);
