import { placeName } from '@dopahiya/domain/places';
import type { BikeDetail } from '@dopahiya/domain/bikes';
import { Icon, Later } from '@dopahiya/ui-kit';
import { useId } from 'react';
import * as texts from '#texts/pickers';
import type { PriceChoice } from '../on-road-price/use-price-choice.ts';
import * as S from './picker.styles.ts';

/** The open picker; null if none. */
export type OpenPicker = 'variant' | 'city' | null;

export interface PickersProps {
  bike: BikeDetail;
  choice: PriceChoice;
  open: OpenPicker;
  onOpen: (picker: OpenPicker) => void;
}

/** Pickers for the inputs of the on-road price: variant (if any) and city. */
export function Pickers({ bike, choice, open, onOpen }: PickersProps) {
  const { variant, variants, city } = choice;
  return (
    <S.Pickers>
      {variants.length > 0 && (
        <Picker label={texts.variant} value={variant?.name ?? texts.noVariant} onOpen={() => onOpen('variant')} />
      )}
      <Picker label={texts.city} value={placeName(city.name)} onOpen={() => onOpen('city')} />
      <PickerDialogs bike={bike} choice={choice} open={open} onOpen={onOpen} />
    </S.Pickers>
  );
}

function Picker({ label, value, onOpen }: { label: string; value: string; onOpen: () => void }) {
  const id = useId();
  return (
    <S.Picker>
      <span id={id}>{label}</span>
      <button
        type="button"
        id={`${id}-value`}
        aria-haspopup="dialog"
        aria-labelledby={`${id} ${id}-value`}
        onClick={onOpen}
      >
        <span>{value}</span>
        <Icon name="chevron-down" size={18} />
      </button>
      <S.OnPaper>{value}</S.OnPaper>
    </S.Picker>
  );
}

function PickerDialogs({ bike, choice, open, onOpen }: PickersProps) {
  const { city, chooseCity, variant, variants, chooseVariant } = choice;
  const onClose = () => onOpen(null);
  const variantProps = { bike, city: city.name, variants, chosen: variant?.id, onChoose: chooseVariant, onClose };
  const cityProps = { city: city.name, onChoose: chooseCity, onClose };
  return (
    <>
      {open === 'variant' && <Later when="now" load={loadVariantDialog} onFailure={onClose} {...variantProps} />}
      {open === 'city' && <Later when="now" load={loadCityDialog} onFailure={onClose} {...cityProps} />}
    </>
  );
}

const loadVariantDialog = async () => (await import('./variant-dialog.tsx')).VariantDialog;
const loadCityDialog = async () => (await import('./city-dialog.tsx')).CityDialog;
