import { useApi } from '@dopahiya/api-client';
import { fullNameOf } from '@dopahiya/domain/bikes';
import { Chip, ChipRow, useDebounced } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as texts from '#texts/quote-checker-page';
import { quotedNames } from './quoted-names.ts';

export interface QuotedBikeProps {
  /** The dealer's text; it is compared with names here, and not sent. */
  text: string;
  /** Slug of the chosen bike; empty if none. */
  chosen: string;
  onChoose: (slug: string) => void;
}

/** Chooses the bike that the dealer's text names, and asks which one if several fit. */
export function QuotedBike({ text, chosen, onChoose }: QuotedBikeProps) {
  const settled = useDebounced(text);
  const { data: bikes = [] } = useQuery(quotedNames.bikes(useApi(), settled));
  const [only, another] = bikes;
  const sure = only && !another ? only.slug : null;
  useEffect(() => {
    if (sure !== null && chosen === '') onChoose(sure);
  }, [sure, chosen, onChoose]);
  if (only && sure !== null && sure === chosen) return <output>{texts.bikeFound(fullNameOf(only))}</output>;
  if (!another || chosen !== '') return null;
  return (
    <ChipRow label={texts.whichBike}>
      {bikes.map((bike) => (
        <Chip key={bike.slug} onClick={() => onChoose(bike.slug)}>
          {fullNameOf(bike)}
        </Chip>
      ))}
    </ChipRow>
  );
}
