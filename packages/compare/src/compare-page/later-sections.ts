import { hydrateLater } from '@dopahiya/lazy-start';
import { showLoadFailure } from '@dopahiya/ui-kit';
import * as texts from '#texts/compare-page';

// One file for all of them: who reads on wants them together.
const load = () => import('./below-slots.ts');

/** Says in passing that a part of the page could not be loaded. */
export const showNotOpened = (again: boolean): void => showLoadFailure(texts.notOpened, again);

const options = { onFailure: showNotOpened };

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
