import { useApi } from '@dopahiya/api-client';
import { type BikeDetail, formatPrice, missingPrice, type Variant } from '@dopahiya/domain';
import { Dialog } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { pricedVariantsQuery } from '../on-road-price/on-road-price-query.ts';
import { PickerOption } from './picker-option.tsx';
import * as S from './picker.styles.ts';

export interface VariantDialogProps {
  bike: BikeDetail;
  city: string;
  variants: Variant[];
  /** Which variant is in force; undefined for none. */
  chosen: Variant['id'] | undefined;
  onChoose: (id: Variant['id']) => void;
  onClose: () => void;
}

/** Asks which variant a visitor means; each says what is special about it and what it costs. */
export function VariantDialog({ bike, city, variants, chosen, onChoose, onClose }: VariantDialogProps) {
  const { data: priced, isPending } = useQuery(pricedVariantsQuery(useApi(), bike.id, city));
  const onRoadOf = (id: Variant['id']) => priced?.find((variant) => variant.id === id)?.on_road_price ?? null;
  return (
    <Dialog isOpen onClose={onClose} title="Select Variant">
      <S.Options aria-label="Variants" aria-busy={isPending}>
        {variants.map((variant) => (
          <li key={variant.id}>
            <PickerOption
              isChosen={variant.id === chosen}
              onChoose={() => {
                onChoose(variant.id);
                onClose();
              }}
            >
              <VariantFacts variant={variant} city={city} onRoad={onRoadOf(variant.id)} />
            </PickerOption>
          </li>
        ))}
      </S.Options>
    </Dialog>
  );
}

function VariantFacts({ variant, city, onRoad }: { variant: Variant; city: string; onRoad: number | null }) {
  return (
    <>
      <b>{variant.name}</b>
      {variant.special_features && <small>{variant.special_features}</small>}
      <S.Prices>
        <span>Ex-showroom, Delhi: {formatPrice(variant.ex_showroom_price, missingPrice.table)}</span>
        <span>
          On-road, {city}: {formatPrice(onRoad, missingPrice.table)}
        </span>
      </S.Prices>
    </>
  );
}
