import { useApi } from '@dopahiya/api-client';
import { type BikeDetail, formatPrice, type PricedVariant, priceQualifier, type Variant } from '@dopahiya/domain';
import { Price, Section, VariantTable } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useComingNear } from '../late-parts/late-sections.ts';
import { pricedVariantsQuery } from '../on-road-price/on-road-price-query.ts';
import { statusOf } from '../sale-status.ts';
import { variantsOf } from '../variants-of.ts';
import * as S from './variants.styles.ts';

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
      <Section title="Variant Comparison" tone="sunken">
        {bike ? (
          <Comparison bike={bike} city={city} chosen={chosen} isNear={isNear} />
        ) : (
          <S.Note role="alert">Error: Bike details not available</S.Note>
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
  const variants = variantsOf(bike);
  const canBeCompared = variants.length > 1;
  const options = pricedVariantsQuery(useApi(), bike.id, city);
  const { data: priced = [] } = useQuery({ ...options, enabled: isNear && canBeCompared });
  if (!canBeCompared) return <OneVariant variant={variants[0]} />;
  const status = statusOf(bike);
  const columns = variants.map(({ id, name, ex_showroom_price, price_month }) => ({
    id,
    name,
    selected: id === chosen,
    price: (
      <Price
        amount={ex_showroom_price}
        size="m"
        qualifier={priceQualifier({ status, price_month: price_month ?? bike.price_month })}
      />
    ),
  }));
  const caption = `Variants of ${bike.name}`;
  return <VariantTable caption={caption} variants={columns} sections={sectionsOf(variants, priced, city)} />;
}

function OneVariant({ variant }: { variant: Variant | undefined }) {
  return (
    <>
      {variant && (
        <p>
          <b>{variant.name}</b> {variant.special_features}
        </p>
      )}
      <S.Note>Not enough variants to compare</S.Note>
    </>
  );
}

function sectionsOf(variants: Variant[], priced: PricedVariant[], city: string) {
  const onRoadOf = ({ id }: Variant) => priced.find((other) => other.id === id)?.on_road_price ?? null;
  const money = (amount: number | null) => (amount === null ? null : formatPrice(amount));
  const sections = [
    {
      title: 'Prices',
      rows: [
        { label: 'Ex-showroom, Delhi', values: variants.map((variant) => money(variant.ex_showroom_price)) },
        { label: `On the road, ${city}`, values: variants.map((variant) => money(onRoadOf(variant))) },
      ],
    },
    {
      title: 'Equipment and colours',
      rows: [
        { label: 'Special features', values: variants.map(({ special_features }) => special_features) },
        { label: 'Colours', values: variants.map(({ color_options }) => color_options.join(', ') || null) },
      ],
    },
  ];
  return sections
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ values }) => values.some((value) => value !== null)) }))
    .filter(({ rows }) => rows.length > 0);
}
