import { BrandBikes } from './brand-bikes.tsx';
import { BrandGrid } from './brand-grid.tsx';

interface SparePartsPageProps {
  /** The slug of the chosen brand; null where none is chosen yet. */
  brandSlug: string | null;
  /** The page that the list begins with, where no script adds to it. */
  page: number;
}

/** The brands, or the bikes of the chosen one. */
export function SparePartsPage({ brandSlug, page }: SparePartsPageProps) {
  return brandSlug === null ? (
    <BrandGrid key={page} page={page} />
  ) : (
    <BrandBikes key={`${brandSlug} ${page}`} slug={brandSlug} page={page} />
  );
}
