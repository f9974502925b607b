import { placeName } from '@dopahiya/domain/places';
import type { BikeDetail } from '@dopahiya/domain/bikes';
import { formatPrice, missingPrice } from '@dopahiya/domain/site';
import * as texts from '#texts/best-price';
import * as words from '#texts/variant-dialog';
import { usePricedVariants } from '../on-road-price/use-priced-variants.tsx';
import { VariantFacts } from '../pickers/variant-facts.tsx';
import { variantsOf } from '../variants-of.ts';
import * as S from './best-price-dialog.styles.ts';

/** Lists the price of each variant in a city; renders nothing if the bike has fewer than two variants. */
export function VariantPrices({ bike, city }: { bike: BikeDetail; city: string }) {
  const variants = variantsOf(bike);
  const { priced, isAwaited, failure } = usePricedVariants(bike, city, variants.length > 1);
  if (variants.length < 2) return null;
  const onRoadOf = (id: string | number) => priced?.find((variant) => variant.id === id)?.on_road_price ?? null;
  return (
    <>
      <h3>{texts.variantsTitle}</h3>
      {failure}
      <S.Rows aria-label={words.listLabel} aria-busy={isAwaited}>
        {variants.map((variant) => (
          <li key={variant.id}>
            <VariantFacts bike={bike} variant={variant}>
              {words.onRoad(placeName(city), isAwaited ? '…' : formatPrice(onRoadOf(variant.id), missingPrice.table))}
            </VariantFacts>
          </li>
        ))}
      </S.Rows>
    </>
  );
}
