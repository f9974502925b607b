import { dealershipQueries, useApi } from '@dopahiya/api-client';
import type { ShowroomCount } from '@dopahiya/domain';
import * as texts from '#texts/showrooms-page';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type ShowroomChoice, showroomsAddress } from './showroom-choice.ts';
import * as S from './showrooms-page.styles.ts';

/** The cities that the page offers beside its list, as they are called in talk. */
const popularCities = ['Mumbai', 'Delhi', 'Bangalore', 'Hyderabad'] as const;

/** Four cities with the number of the brand's showrooms there, as far as it is known. */
export function PopularCities({ choice: { brand, city } }: { choice: ShowroomChoice }) {
  const { data: counts } = useQuery(dealershipQueries.counts(useApi(), brand.slug));
  return (
    <nav aria-labelledby="popular-cities">
      <h2 id="popular-cities">{texts.popularCities}</h2>
      <S.Cities>
        {popularCities.map((name) => (
          <li key={name}>
            <Link
              to={showroomsAddress(brand.slug, name)}
              aria-current={isCalled(name, city, counts) ? 'page' : undefined}
              discover="none"
              preventScrollReset
            >
              <span>{name}</span>
              {counts && <small>{texts.showroomCount(countIn(name, counts))}</small>}
            </Link>
          </li>
        ))}
      </S.Cities>
    </nav>
  );
}

const namesOf = ({ name, other_names }: ShowroomCount): string[] => [name, ...other_names];

const countIn = (city: string, counts: readonly ShowroomCount[]): number =>
  counts.find((counted) => namesOf(counted).includes(city))?.count ?? 0;

/** Whether two names mean one city: Bangalore is Bengaluru. */
function isCalled(one: string, other: string, counts: readonly ShowroomCount[] = []): boolean {
  const all = counts.map(namesOf).find((names) => names.includes(one)) ?? [one];
  return all.some((name) => name.toLowerCase() === other.toLowerCase());
}
