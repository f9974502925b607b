import { showLoadFailure } from '@dopahiya/ui-kit';
import * as texts from '#texts/bike-list';

/** Says in passing that a part of the list could not be loaded. */
export const showNotOpened = (again: boolean): void => showLoadFailure(texts.notOpened, again);
