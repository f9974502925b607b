import { useApi, useShownError } from '@dopahiya/api-client';
import type { BikeDetail, ChoiceBike } from '@dopahiya/domain/bikes';
import { placeName } from '@dopahiya/domain/places';
import { choiceBikeIn, choiceFactsOf, duelInWords } from '@dopahiya/engines/choose';
import { Section, Skeleton } from '@dopahiya/ui-kit';
import { chosenCity, useRemembered } from '@dopahiya/visitor';
import { useQuery } from '@tanstack/react-query';
import * as texts from '#texts/duels';
import type { CompareMode } from '../comparison/comparison-address.ts';
import { compareQueries } from '../comparison/compare-queries.ts';
import type { KnownPrice } from '../money/on-road-rows.ts';
import * as S from './duels.styles.ts';

export interface DuelsProps {
  mode: CompareMode;
  /** Bike slugs as in the URL. */
  bikeSlugs: string;
  /** In the order of the URL. */
  bikes: readonly BikeDetail[];
  names: readonly string[];
}

/** Says of each pair of compared bikes which one beats the other, line by line, with prices of the visitor's city. */
export function Duels({ mode, bikeSlugs, bikes, names }: DuelsProps) {
  const [{ name: city }] = useRemembered(chosenCity);
  const prices = useQuery(compareQueries.onRoad(useApi(), mode, bikeSlugs, city));
  const error = useShownError(prices);
  const { data, isPlaceholderData } = prices;
  // The section of prices shows the error.
  if (error) return null;
  return (
    <Section title={texts.title} subtitle={texts.basis(placeName(city))}>
      {!data && <Skeleton height="4lh" />}
      {data?.length === bikes.length && (
        <S.Pairs aria-busy={isPlaceholderData}>
          {pairsOf(bikes.map((bike, place) => choiceBike(bike, names[place] ?? bike.name, data[place] ?? null))).map(
            ([one, other]) => (
              <li key={`${one.slug} ${other.slug}`}>
                {duelInWords(one, other).map((sentence) => (
                  <p key={sentence}>{sentence}</p>
                ))}
              </li>
            ),
          )}
        </S.Pairs>
      )}
    </Section>
  );
}

const noCosts = { petrol: null, electricity: null, public_charging: null };

const choiceBike = (bike: BikeDetail, name: string, price: KnownPrice): ChoiceBike =>
  choiceBikeIn(choiceFactsOf(bike, name), { price, costs: noCosts, isChargedAtHome: true });

const pairsOf = <Item,>(items: readonly Item[]): (readonly [Item, Item])[] =>
  items.flatMap((one, place) => items.slice(place + 1).map((other) => [one, other] as const));
