import { brandQueries, cityQueries, useApi } from '@dopahiya/api-client';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useIsHydrated } from '@dopahiya/ui-kit';
import { chosenCity, useFromRemembered } from '@dopahiya/visitor';
import { useLocation } from 'react-router';
import { useCityInForce } from '../city-in-force/use-city-in-force.ts';
import { type AskedShowrooms, type ShowroomChoice, showroomChoice } from './showroom-choice.ts';

/** Returns the choice of showrooms from the URL, navigation state, the visitor's city and the API's lists. */
export function useShowroomChoice(asked: AskedShowrooms): ShowroomChoice {
  const { state } = useLocation() as { state: unknown };
  // The server has no navigation state, but a reloaded page has.
  const isHydrated = useIsHydrated();
  const home = useFromRemembered(chosenCity, ({ name }) => name);
  const api = useApi();
  const { data: brands } = useQuery(brandQueries.all(api));
  const { data: cities } = useInfiniteQuery({
    ...cityQueries.named(api, ''),
    select: ({ pages: [first] }) => first?.results.map(({ name }) => name) ?? [],
  });
  const inForce = useCityInForce(asked.city);
  const city = asked.city === null ? null : inForce;
  return showroomChoice({ ...asked, city }, { brands, cities, state: isHydrated ? state : null, home });
}
