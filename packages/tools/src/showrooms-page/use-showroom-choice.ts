import { brandQueries, cityQueries, useApi } from '@dopahiya/api-client';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useIsHydrated } from '@dopahiya/ui-kit';
import { chosenCity, useFromRemembered } from '@dopahiya/visitor';
import { useLocation } from 'react-router';
import { type AskedShowrooms, type ShowroomChoice, showroomChoice } from './showroom-choice.ts';

/** Which showrooms the page shows, by its address, by what a link brought along, by the visitor's city and by the lists of the API. */
export function useShowroomChoice(asked: AskedShowrooms): ShowroomChoice {
  const { state } = useLocation() as { state: unknown };
  // The server knows no navigation state; a page that is loaded anew has one.
  const isHydrated = useIsHydrated();
  const home = useFromRemembered(chosenCity, ({ name }) => name);
  const api = useApi();
  const { data: brands } = useQuery(brandQueries.all(api));
  const { data: cities } = useInfiniteQuery({
    ...cityQueries.named(api, ''),
    select: ({ pages: [first] }) => first?.results.map(({ name }) => name) ?? [],
  });
  return showroomChoice(asked, { brands, cities, state: isHydrated ? state : null, home });
}
