import { type BikeDetail, saleStatusOf, type Variant } from '@dopahiya/domain/bikes';
import { priceMonthOf, priceQualifier } from '@dopahiya/domain/prices';
import { Section, theme, useIsHydrated } from '@dopahiya/ui-kit';
import { VariantTable } from '../variant-table/variant-table.tsx';
import { Price } from '@dopahiya/ui-kit/money';
import { styled } from 'styled-components';
import * as texts from '#texts/variants';
import { usePricedVariants } from '../on-road-price/use-priced-variants.tsx';
import { variantsOf } from '../variants-of.ts';
import { newestPricesFirst, variantSections } from './variant-sections.ts';

export interface VariantsProps {
  /** The bike; null if unknown. */
  bike: BikeDetail | null;
  /** Name of the chosen city. */
  city: string;
  /** Variant of the price shown; undefined if none. */
  chosen: Variant['id'] | undefined;
}

/** Comparison of a bike's variants; their on-road prices are fetched in the browser. */
export function Variants({ bike, city, chosen }: VariantsProps) {
  return (
    <Section title={texts.title}>
      {bike ? <Comparison bike={bike} city={city} chosen={chosen} /> : <Note role="alert">{texts.bikeMissing}</Note>}
    </Section>
  );
}

interface ComparisonProps extends VariantsProps {
  bike: BikeDetail;
}

function Comparison({ bike, city, chosen }: ComparisonProps) {
  const variants = newestPricesFirst(bike, variantsOf(bike));
  const canBeCompared = variants.length > 1;
  // Prices may already be in the cache, but not in the server's HTML: wait for hydration.
  const isHydrated = useIsHydrated();
  const onRoad = usePricedVariants(bike, city, isHydrated && canBeCompared);
  if (!canBeCompared) return <OneVariant variant={variants[0]} />;
  const status = saleStatusOf(bike);
  const columns = variants.map((variant) => {
    const { id, name, ex_showroom_price } = variant;
    const qualifier = priceQualifier({ status, price_month: priceMonthOf(variant, bike) });
    return { id, name, selected: id === chosen, price: <Price amount={ex_showroom_price} qualifier={qualifier} /> };
  });
  return (
    <>
      <Failure>{onRoad.failure}</Failure>
      <VariantTable
        caption={texts.tableCaption(bike.name)}
        variants={columns}
        sections={variantSections(bike, variants, onRoad)}
      />
    </>
  );
}

function OneVariant({ variant }: { variant: Variant | undefined }) {
  return (
    <>
      {variant && (
        <p>
          <b>{variant.name}</b> {variant.special_features}
        </p>
      )}
      <Note>{texts.tooFew}</Note>
    </>
  );
}

const Note = styled.p`
  color: ${theme.color.textMuted};
`;

const Failure = styled.div`
  margin-bottom: ${theme.space[4]};

  &:empty {
    display: none;
  }
`;
