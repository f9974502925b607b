import { hydrateLater } from '@dopahiya/lazy-start';
import { showLoadFailure } from '@dopahiya/ui-kit';

// One file for all of them: who reads on wants them together.
const load = () => import('./below-slots.ts');

const options = { onFailure: showLoadFailure };

export const Differences = hydrateLater(async () => (await load()).Differences, { ...options, room: '620px' });
export const Specifications = hydrateLater(async () => (await load()).ComparedSpecifications, {
  ...options,
  room: '660px',
});
export const Money = hydrateLater(async () => (await load()).MoneySection, { ...options, room: '900px' });
export const Riders = hydrateLater(async () => (await load()).RiderSection, { ...options, room: '590px' });
export const ChoiceList = hydrateLater(async () => (await load()).ChoiceSection, options);

/** What a press opens; most often it is here by then. */
export const loadChoiceDialog = async () => (await load()).ChoiceDialog;
export const loadEnlargedPictures = async () => (await load()).EnlargedPictures;
