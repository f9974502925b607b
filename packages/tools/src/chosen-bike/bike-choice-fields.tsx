import { ApiError } from '@dopahiya/api-client';
import { type BikeDetail, fullNameOf } from '@dopahiya/domain/bikes';
import { SelectField, theme } from '@dopahiya/ui-kit';
import { SaleBadge } from '@dopahiya/ui-kit/bikes';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import * as texts from '#texts/chosen-bike';
import { CityBox } from '../city-box/city-box.tsx';
import { BikeBox } from './bike-box.tsx';
import type { BikeChoice } from './chosen-bike-queries.ts';

export interface BikeChoiceFieldsProps {
  choice: BikeChoice;
  /** The chosen bike; null if there is none of that name, undefined while loading. */
  bike: BikeDetail | null | undefined;
  /** Why there is no price. */
  error: Error | null;
  onChoose: (choice: Partial<BikeChoice>) => void;
  /** An additional field in the same row. */
  children: ReactNode;
}

/** Bike, variant and city in one row; plain form fields without scripts. */
export function BikeChoiceFields({ choice, bike, error, onChoose, children }: BikeChoiceFieldsProps) {
  const variants = bike?.variants ?? [];
  const cityError = error instanceof ApiError ? error.fields?.['city']?.join(' ') : undefined;
  return (
    <Row>
      <div>
        <BikeBox
          key={choice.bike}
          chosen={bike ? fullNameOf(bike) : choice.bike || null}
          error={bike === null && choice.bike !== '' ? texts.unknownBike(choice.bike) : undefined}
          onChoose={(slug) => onChoose({ bike: slug, variant: '' })}
        />
        {bike && <SaleBadge bike={bike} size="s" />}
      </div>
      <SelectField
        label={texts.variant}
        name="variant"
        disabled={variants.length === 0}
        value={variants.some(({ name }) => name === choice.variant) ? choice.variant : ''}
        placeholder={texts.cheapestVariant}
        options={variants.map(({ name }) => ({ value: name, label: name }))}
        onChange={({ target }) => onChoose({ variant: target.value })}
      />
      <CityBox
        key={choice.city}
        chosen={choice.city}
        labelled="visibly"
        error={cityError}
        onChoose={(city) => city !== null && onChoose({ city })}
      />
      {children}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  gap: ${theme.space[4]};

  ${theme.media.nav} {
    grid-template-columns: minmax(0, 2fr) repeat(3, minmax(0, 1.2fr));
  }
`;
