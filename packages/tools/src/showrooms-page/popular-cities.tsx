import { dealershipQueries, useApi } from '@dopahiya/api-client';
import type { ShowroomCount } from '@dopahiya/domain/places';
import { SiteLink } from '@dopahiya/ui-kit';
import * as texts from '#texts/showrooms-sections';
import { useQuery } from '@tanstack/react-query';
import { showroomsAddress } from './showroom-choice.ts';
import * as S from './showrooms-sections.styles.ts';

/** The cities that the page offers beside its list, as they are called in talk. */
const popularCities = ['Mumbai', 'Delhi', 'Bangalore', 'Hyderabad'] as const;

export interface PopularCitiesProps {
  /** The slug of the brand. */
  brand: string;
  /** The city in force. */
  city: string;
}

/** Four cities with the number of the brand's real showrooms there, as far as it is known. */
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
              <span>{name}</span>
              <RealShowrooms number={countIn(name, counts)} />
            </SiteLink>
          </li>
        ))}
      </S.Cities>
    </nav>
  );
}

/** How many real showrooms there are; nothing where none is known. */
function RealShowrooms({ number }: { number: number }) {
  return number > 0 ? <small>{texts.showroomCount(number)}</small> : null;
}

const namesOf = ({ name, other_names }: ShowroomCount): string[] => [name, ...other_names];

const countIn = (city: string, counts: readonly ShowroomCount[] = []): number =>
  counts.find((counted) => namesOf(counted).includes(city))?.count ?? 0;

/** Whether two names mean one city: Bangalore is Bengaluru. */
function isCalled(one: string, other: string, counts: readonly ShowroomCount[] = []): boolean {
  const all = counts.map(namesOf).find((names) => names.includes(one)) ?? [one];
  return all.some((name) => name.toLowerCase() === other.toLowerCase());
}
