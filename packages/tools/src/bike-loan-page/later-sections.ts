import { hydrateLater } from '@dopahiya/lazy-start';
import { showNotLoaded } from '../later-parts/show-not-loaded.ts';

// One file for all of them: who reads on wants them together.
const load = () => import('./below-calculator.ts');
const options = { onFailure: showNotLoaded };

export const Lenders = hydrateLater(async () => (await load()).LenderSection, { ...options, room: '1190px' });
export const Steps = hydrateLater(async () => (await load()).LoanSteps, { ...options, room: '270px' });
export const Questions = hydrateLater(async () => (await load()).LoanQuestions, { ...options, room: '390px' });
