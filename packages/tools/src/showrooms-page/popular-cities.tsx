import { dealershipQueries, useApi } from '@dopahiya/api-client';
import { placeName, type ShowroomCount } from '@dopahiya/domain/places';
import { SiteLink } from '@dopahiya/ui-kit';
import * as texts from '#texts/showrooms-sections';
import { useQuery } from '@tanstack/react-query';
import { showroomsAddress } from './showroom-choice.ts';
import * as S from './showrooms-sections.styles.ts';

/** Cities offered next to the list, by their common names. */
const popularCities = ['Mumbai', 'Delhi', 'Bangalore', 'Hyderabad'] as const;

export interface PopularCitiesProps {
  /** Slug of the brand. */
  brand: string;
  /** Current city. */
  city: string;
}

/** Four cities with the brand's number of real showrooms there, if known. */
export function PopularCities({ brand, city }: PopularCitiesProps) {
  const { data: counts } = useQuery(dealershipQueries.counts(useApi(), brand));
  return (
    <nav aria-labelledby="popular-cities">
      <h2 id="popular-cities">{texts.popularCities}</h2>
      <S.Cities>
        {popularCities.map((name) => (
          <li key={name}>
            <SiteLink
              to={showroomsAddress(brand, name)}
              aria-current={isCalled(name, city, counts) ? 'page' : undefined}
              preventScrollReset
            >
              <span>{placeName(name)}</span>
              <RealShowrooms number={countIn(name, counts)} />
            </SiteLink>
          </li>
        ))}
      </S.Cities>
    </nav>
  );
}

/** Number of real showrooms; renders nothing if there are none. */
function RealShowrooms({ number }: { number: number }) {
  return number > 0 ? <small>{texts.showroomCount(number)}</small> : null;
}

const namesOf = ({ name, other_names }: ShowroomCount): string[] => [name, ...other_names];

const countIn = (city: string, counts: readonly ShowroomCount[] = []): number =>
  counts.find((counted) => namesOf(counted).includes(city))?.count ?? 0;

/** Checks whether two names refer to the same city, such as Bangalore and Bengaluru. */
function isCalled(one: string, other: string, counts: readonly ShowroomCount[] = []): boolean {
  const all = counts.map(namesOf).find((names) => names.includes(one)) ?? [one];
  return all.some((name) => name.toLowerCase() === other.toLowerCase());
}
