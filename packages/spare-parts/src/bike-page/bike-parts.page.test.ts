import { ApiError, createApiClient } from '@dopahiya/api-client';
import { locationOf } from '@dopahiya/site';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { partsQueries } from '../parts-queries.ts';
import { bikePartsPage } from './bike-parts.page.ts';

const api = createApiClient({ origin: 'https://dopahiya.example' });
const bike = 'classic-350';
const ofBike = { bikeSlug: bike };
const ofGroup = { ...ofBike, categorySlug: 'lights' };
const ofPart = { ...ofGroup, productSlug: 'headlamp-bulb' };
const group = partsQueries.parts(api, bike, 'lights', 2);
const part = partsQueries.part(api, { bike, category: 'lights', part: 'headlamp-bulb' });
const locationAt = (params: Record<string, string>) =>
  locationOf(bikePartsPage, { pathname: '/spare-parts', search: '?page=2' }, params);

describe('bikePartsPage', () => {
  it.each([
    ['a bike', ofBike, []],
    ['a group', ofGroup, [group.queryKey]],
    ['a part', ofPart, [part.queryKey]],
  ])('has all that it shows of %s in the first HTML', (_, params, keys) => {
    const { essential, sections = [] } = bikePartsPage.queries(api, locationAt(params));
    expect(essential?.queryKey).toEqual(partsQueries.bike(api, bike).queryKey);
    expect(sections).toMatchObject(keys.map((queryKey) => ({ queryKey })));
  });

  it.each([
    ['group', ofGroup, group.queryKey],
    ['part', ofPart, part.queryKey],
  ])('is not there where the API knows no such %s', async (_, params, queryKey) => {
    const client = new QueryClient();
    const answer = () => bikePartsPage.answerWith(locationAt(params), { api, client, error: null });
    expect(answer()).toBeNull();
    const fails = () => Promise.reject(new ApiError({ kind: 'status', status: 404, message: 'No.' }));
    await client.prefetchQuery({ queryKey, queryFn: fails, retry: false });
    expect(answer()).toEqual({ status: 404 });
  });
});
