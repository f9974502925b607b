import { hydrateLater } from '@dopahiya/lazy-start';
import { showNotLoaded } from '../later-parts/show-not-loaded.ts';

// One file for all of them: they judge by the same rules.
const load = () => import('./checked-quotation.tsx');
const options = { onFailure: showNotLoaded };

export const Lines = hydrateLater(async () => (await load()).CheckedLines, { ...options, room: '900px' });
export const Verdict = hydrateLater(async () => (await load()).CheckedVerdict, { ...options, room: '240px' });
export const Letter = hydrateLater(async () => (await load()).CheckedLetter, options);
export const Bar = hydrateLater(async () => (await load()).CheckedBar, { ...options, room: '0' });
