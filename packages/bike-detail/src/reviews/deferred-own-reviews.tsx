import { DeferredOwn } from '@dopahiya/ui-kit';
import * as texts from '#texts/own-reviews';

const load = async () => (await import('./own-reviews.tsx')).OwnReviews;

/** What the visitor wrote about bikes. */
export const DeferredOwnReviews = () => <DeferredOwn load={load} given={{}} minHeight="144px" texts={texts} />;
