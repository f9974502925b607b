import { hydrateWithApi, renderWithApi } from '@dopahiya/api-client/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { sellHandlers } from '../testing/sell-handlers.ts';
import { deleteDraft } from '../testing/told-draft.ts';
import { SellBikesPage } from './sell-bikes-page.tsx';

beforeEach(deleteDraft);

describe('<SellBikesPage />', () => {
  it('says what it is for, what the owner claims, and where to start', async () => {
    const { screen } = await renderWithApi(<SellBikesPage />, sellHandlers.all());
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Sell your bike' })).toBeVisible();
    const badges = screen.getByRole('list', { name: 'Selling on Dopahiya' });
    expect(
      badges
        .getByRole('listitem')
        .elements()
        .map((badge) => badge.textContent),
    ).toEqual(['200-point inspection', 'Average sale time of 7 days', 'Price match']);
    await expect.element(screen.getByText(/Claims of the owner of this site/)).toBeInTheDocument();
    for (const claim of ['27% more than dealers', '50,000+ sellers'])
      await expect.element(screen.getByRole('heading', { level: 3, name: claim })).toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'Start Now' })).toHaveAttribute('href', '/#sell');
  });

  it('has the form in the HTML of the server, which the browser takes over as it is', async () => {
    const first = await hydrateWithApi(<SellBikesPage />, (queries) => {
      queries.setQueryData(['brands', 'all'], [{ id: 3, name: 'Honda', slug: 'honda' }]);
    });
    expect(first.text).toContain('Vehicle Details');
    expect(first.text).toContain('Honda');
    expect(first.text).toContain('Turn on JavaScript to list a bike');
    expect(first).toMatchObject({ complaints: [], asked: [] });
  });
});
