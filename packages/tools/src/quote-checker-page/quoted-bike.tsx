import { brandQueries, modelQueries, useApi } from '@dopahiya/api-client';
import { type BikeCard, fullNameOf } from '@dopahiya/domain/bikes';
import { Chip, ChipRow, useDebounced } from '@dopahiya/ui-kit';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import * as texts from '#texts/quote-checker-page';
import { bikesNamedIn, brandsNamedIn } from './bikes-named-in.ts';

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
  const bikes = useNamed(settled);
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

/** Returns the bikes that a text names, among the models of the brands it names, else among the best-selling ones. */
function useNamed(text: string): BikeCard[] {
  const api = useApi();
  const { data: brands } = useQuery(brandQueries.all(api));
  const named = useMemo(() => (brands ? brandsNamedIn(text, brands) : []), [text, brands]);
  const ofBrands = useQueries({ queries: named.map(({ slug }) => modelQueries.ofBrand(api, slug)) });
  const { data: popular = [] } = useQuery({
    ...modelQueries.bestSelling(api),
    enabled: brands !== undefined && named.length === 0,
  });
  const models = named.length === 0 ? popular : ofBrands.flatMap(({ data = [] }) => data);
  return bikesNamedIn(text, models, named);
}
