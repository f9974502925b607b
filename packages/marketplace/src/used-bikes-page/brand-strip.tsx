import type { UsedBikeFacets } from '@dopahiya/domain/market';
import { paths } from '@dopahiya/domain/site';
import { ChipLink, ChipRow, Link, Section } from '@dopahiya/ui-kit';
import * as texts from '#texts/used-bikes-page';
import { toUsedBikes, type UsedBikesPart } from './used-bikes-address.ts';

export interface BrandStripProps {
  part: UsedBikesPart;
  brands: UsedBikeFacets['brand'];
}

const mostShown = 12;

/** Brands with the most bikes on sale, as filter links; renders nothing if there are no counts. */
export function BrandStrip({ part: { choices }, brands }: BrandStripProps) {
  const shown = brands.filter(({ count }) => count > 0).slice(0, mostShown);
  if (shown.length === 0) return null;
  const all = (
    <Link to={paths.brands} arrow="forward">
      {texts.allBrands}
    </Link>
  );
  return (
    <Section title={texts.byBrand} action={all}>
      <ChipRow label={texts.byBrand}>
        {shown.map(({ value, name, count }) => (
          <ChipLink
            key={value}
            to={toUsedBikes({ ...choices, brand: value })}
            current={choices.brand === value}
            count={count}
          >
            {name}
          </ChipLink>
        ))}
      </ChipRow>
    </Section>
  );
}
