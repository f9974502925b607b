import { placeName } from '@dopahiya/domain/places';
import type { BikeDetail, Variant } from '@dopahiya/domain/bikes';
import { formatPrice, missingPrice } from '@dopahiya/domain/site';
import { Dialog } from '@dopahiya/ui-kit';
import * as texts from '#texts/variant-dialog';
import { usePricedVariants } from '../on-road-price/use-priced-variants.tsx';
import { PickerOption } from './picker-option.tsx';
import * as S from './picker.styles.ts';
import { VariantFacts } from './variant-facts.tsx';

export interface VariantDialogProps {
  bike: BikeDetail;
  city: string;
  variants: Variant[];
  /** Id of the current variant; undefined if none. */
  chosen: Variant['id'] | undefined;
  onChoose: (id: Variant['id']) => void;
  onClose: () => void;
}

/** Variant picker; each option shows its highlights and prices. */
export function VariantDialog({ bike, city, variants, chosen, onChoose, onClose }: VariantDialogProps) {
  const { priced, isAwaited, failure } = usePricedVariants(bike, city);
  const onRoadOf = (id: Variant['id']) => priced?.find((variant) => variant.id === id)?.on_road_price ?? null;
  return (
    <Dialog isOpen onClose={onClose} title={texts.title}>
      {failure}
      <S.Options aria-label={texts.listLabel} aria-busy={isAwaited}>
        {variants.map((variant) => (
          <li key={variant.id}>
            <PickerOption
              isChosen={variant.id === chosen}
              onChoose={() => {
                onChoose(variant.id);
                onClose();
              }}
            >
              <VariantFacts bike={bike} variant={variant}>
                {texts.onRoad(placeName(city), isAwaited ? '…' : formatPrice(onRoadOf(variant.id), missingPrice.table))}
              </VariantFacts>
            </PickerOption>
          </li>
        ))}
      </S.Options>
    </Dialog>
  );
}
