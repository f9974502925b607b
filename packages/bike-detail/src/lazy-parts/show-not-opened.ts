import { showLoadFailure } from '@dopahiya/ui-kit';
import * as texts from '#texts/lazy-parts';

/** Says in passing that a part of the page could not be loaded; for `Deferred`. */
export const showNotOpened = (again: boolean): void => showLoadFailure(texts.notOpened, again);
