import { showLoadFailure } from '@dopahiya/ui-kit';
import * as texts from '#texts/compare-page';

/** Says in passing that a part of the page could not be loaded. */
export const showNotOpened = (again: boolean): void => showLoadFailure(texts.notOpened, again);
