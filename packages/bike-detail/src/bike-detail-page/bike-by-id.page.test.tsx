import { bikeQueries, createApiClient } from '@dopahiya/api-client';
import { renderWithApi } from '@dopahiya/api-client/testing';
import { locationOf } from '@dopahiya/site';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { bikeHandlers, buildBikeDetail } from '../testing.ts';
import { bikeByIdPage } from './bike-by-id.page.tsx';

const { answers, fails, replies } = bikeHandlers;
const path = '/bike-detail/7';
const at = locationOf(bikeByIdPage, { pathname: path, search: '' }, { id: '7' });

const open = (handler: ReturnType<typeof answers>) => {
  const { component: Page } = bikeByIdPage;
  return renderWithApi(<Page at={at} search={<input aria-label="Search Bikes or Scooters" />} />, [handler], {
    at: path,
  });
};

describe('the page at the id of a bike', () => {
  it('redirects to the page of the bike, on the server for good', async () => {
    const { router } = await open(answers());
    await expect.poll(() => router.state.location.pathname).toBe('/royal-enfield/classic-350');
    const [api, client] = [createApiClient({ origin: 'https://dopahiya.example' }), new QueryClient()];
    const answer = () => bikeByIdPage.answerWith(at, { api, client, error: null });
    expect(answer()).toBeNull();
    client.setQueryData(bikeQueries.byId(api, '7').queryKey, buildBikeDetail());
    expect(answer()).toEqual({ redirect: '/royal-enfield/classic-350', status: 301 });
  });

  it('says that there is no such bike, and offers a search', async () => {
    const { screen } = await open(fails(404));
    await expect.element(screen.getByRole('heading', { name: 'Bike Not Found' })).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Search Bikes or Scooters' })).toBeVisible();
  });

  it('says that it failed, and tries again', async () => {
    const turns = [{ status: 503 }, { bike: buildBikeDetail() }];
    const { screen, router } = await open(replies(() => turns.shift() ?? {}));
    await expect.element(screen.getByText('HTTP error! status: 503')).toBeVisible();
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/royal-enfield/classic-350');
  });
});
