import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { featuredCategories, type FeaturedCategory } from '../featured-bikes/featured-categories.ts';

/** The category that the link to this page chose; the server knows of none, nor does the page while it hydrates. */
export function useChosenCategory(): FeaturedCategory | null {
  const { state } = useLocation();
  return useSyncExternalStore(never, () => categoryIn(state), unchosen);
}

const never = () => () => {};
const unchosen = () => null;

function categoryIn(state: unknown): FeaturedCategory | null {
  const { category } = (state ?? {}) as { category?: unknown };
  return typeof category === 'string' && Object.hasOwn(featuredCategories, category)
    ? (category as FeaturedCategory)
    : null;
}
