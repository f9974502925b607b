import { chatAnswerSchema } from '@dopahiya/domain/chat';
import { apiFilters, conditionsIn } from '@dopahiya/engines/bike-conditions';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownCatalogueApp } from '../../testing/seeded-app.ts';
import { resultsPage } from '../../testing/results-page.ts';
import { openOwnCatalogue } from '../../testing/test-databases.ts';

interface Counted {
  count: number;
  facets: Record<string, { value: string; count: number }[]>;
}

describe('bikes of a kind over our own catalogue', () => {
  let get: <Body>(path: string) => Promise<Body>;
  let linkOfBot: (message: string) => Promise<URLSearchParams>;

  beforeAll(async () => {
    const app = await ownCatalogueApp(await openOwnCatalogue());
    get = async <Body>(path: string) => (await (await app.request(path)).json()) as Body;
    linkOfBot = async (message) => {
      const body = JSON.stringify({ message });
      const headers = { 'content-type': 'application/json' };
      const answer = await app.request('/api/chatbot/', { method: 'POST', headers, body });
      const [card] = chatAnswerSchema.parse(await answer.json()).cards;
      return new URL(card?.link?.href ?? '', 'http://site').searchParams;
    };
  });

  const countOf = async (path: string) => (await get<Counted>(path)).count;
  const countOfSearch = async (words: string) => (await resultsPage(words, get)).found.count;
  const countOfBot = async (message: string) => {
    const filters = Object.entries(apiFilters(conditionsIn(await linkOfBot(message))));
    const asked = filters.map(([name, value]): [string, string] => [name, String(value)]);
    return countOf(`/api/bikes/?status=on_sale&${new URLSearchParams(asked).toString()}`);
  };
  const countOfFacet = async (style: string, fuel = '') => {
    const { facets } = await get<Counted>(`/api/bikes/?status=on_sale&facets=true${fuel}`);
    return facets['body_style']?.find(({ value }) => value === style)?.count;
  };

  it.each([
    ['scooters', 'scooters', 'scooter'],
    ['maxi scooters', 'maxi_scooters', 'maxiscooter'],
    ['sports bikes', 'sports_bikes', 'sports'],
    ['superbikes', 'super_bikes', 'superbike'],
    ['cruisers', 'cruisers', 'cruiser'],
    ['adventure bikes', 'adventure_bikes', 'adventure'],
    ['scramblers', 'scramblers', 'scrambler'],
    ['naked bikes', 'street_bikes', 'streetbike'],
    ['mopeds', 'mopeds', 'moped'],
  ])('are as many in a search for %s as in their list, in the filter and for the bot', async (words, list, style) => {
    const listed = await countOf(`/api/bikes/${list}/`);
    expect(listed).toBeGreaterThan(0);
    expect({
      search: await countOfSearch(words),
      filter: await countOf(`/api/bikes/?status=on_sale&body_style=${style}`),
      facet: await countOfFacet(style),
      bot: await countOfBot(words),
    }).toEqual({ search: listed, filter: listed, facet: listed, bot: listed });
  });

  it('are as many where they run on a battery', async () => {
    const documented = 'battery_type=Lithium-Ion&any_battery=true&fuel=electric&status=on_sale';
    const listed = await countOf(`/api/bikes/?${documented}&body_style=scooter,maxiscooter`);
    expect({
      electric: await countOf('/api/bikes/electric_bikes/?page=1&body_style=scooter'),
      search: await countOfSearch('electric scooters'),
      facet: await countOfFacet('scooter', '&fuel=electric'),
      bot: await countOfBot('electric scooters'),
    }).toEqual({ electric: listed, search: listed, facet: listed, bot: listed });
  });

  it.each([
    ['scooters', 'maxiscooter'],
    ['sports_bikes', 'superbike'],
  ])('can be narrowed in the list of %s to %s alone', async (list, style) => {
    const alone = await countOf(`/api/bikes/?status=on_sale&body_style=${style}`);
    expect(await countOf(`/api/bikes/${list}/?body_style=${style}`)).toBe(alone);
  });
});
