import { type BikeDetail, saleStatusOf, type Variant } from '@dopahiya/domain/bikes';
import { priceMonthOf, priceQualifier } from '@dopahiya/domain/prices';
import { Section, theme } from '@dopahiya/ui-kit';
import { VariantTable } from '../variant-table/variant-table.tsx';
import { Price } from '@dopahiya/ui-kit/money';
import { styled } from 'styled-components';
import * as texts from '#texts/variants';
import { useComingNear } from '../deferred-parts/deferred-sections.ts';
import { usePricedVariants } from '../on-road-price/use-priced-variants.tsx';
import { variantsOf } from '../variants-of.ts';
import { newestPricesFirst, variantSections } from './variant-sections.ts';

export interface VariantsProps {
  /** The bike; null when nothing is known of it. */
  bike: BikeDetail | null;
  /** Name of the chosen city. */
  city: string;
  /** Which variant the price is of; undefined without one. */
  chosen: Variant['id'] | undefined;
}

/** The variants of a bike side by side; their prices on the road come when they are near. */
export function Variants({ bike, city, chosen }: VariantsProps) {
  const { ref, isNear } = useComingNear();
  return (
    <div ref={ref}>
      <Section title={texts.title} height={[740, 630]}>
        {bike ? (
          <Comparison bike={bike} city={city} chosen={chosen} isNear={isNear} />
        ) : (
          <Note role="alert">{texts.bikeMissing}</Note>
        )}
      </Section>
    </div>
  );
}

interface ComparisonProps extends VariantsProps {
  bike: BikeDetail;
  isNear: boolean;
}

function Comparison({ bike, city, chosen, isNear }: ComparisonProps) {
  const variants = newestPricesFirst(bike, variantsOf(bike));
  const canBeCompared = variants.length > 1;
  const onRoad = usePricedVariants(bike, city, isNear && canBeCompared);
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
