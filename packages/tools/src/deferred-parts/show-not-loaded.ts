import { showLoadFailure } from '@dopahiya/ui-kit';
import * as texts from '#texts/deferred-parts';

/** Says in passing that a part of the page could not be loaded; for `islands`. */
export const showNotLoaded = (again: boolean): void => showLoadFailure(again, texts.notLoaded);
