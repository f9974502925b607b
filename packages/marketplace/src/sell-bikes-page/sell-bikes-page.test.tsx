import { hydrateWithApi, renderWithApi } from '@dopahiya/api-client/testing';
import { OwnerSettingsProvider } from '@dopahiya/site';
import { beforeEach, describe, expect, it } from 'vitest';
import { sellHandlers } from '../testing/sell-handlers.ts';
import { deleteDraft } from '../testing/filled-draft.ts';
import { SellBikesPage } from './sell-bikes-page.tsx';

beforeEach(deleteDraft);

describe('<SellBikesPage />', () => {
  it('says what it is for, labels the marketing claims as samples, and leads to the form', async () => {
    const { screen } = await renderWithApi(<SellBikesPage />, sellHandlers.all());
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Sell your bike' })).toBeVisible();
    const badges = screen.getByRole('list', { name: 'Selling on Dopahiya' });
    expect(
      badges
        .getByRole('listitem')
        .elements()
        .map((badge) => badge.textContent),
    ).toEqual(['200-point inspection', 'Average sale time of 7 days', 'Price match', 'Sample']);
    const benefits = screen.getByRole('region', { name: 'Why sell here' });
    await expect.element(benefits.getByText('Sample', { exact: true })).toBeInTheDocument();
    for (const claim of ['27% more than dealers', '50,000+ sellers'])
      await expect.element(screen.getByRole('heading', { level: 3, name: claim })).toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'Start Now' })).toHaveAttribute('href', '/#sell');
  });

  it('shows no marketing claims where they are hidden', async () => {
    const page = (
      <OwnerSettingsProvider value={{ hidesClaims: true }}>
        <SellBikesPage />
      </OwnerSettingsProvider>
    );
    const { screen } = await renderWithApi(page, sellHandlers.all());
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Sell your bike' })).toBeVisible();
    for (const claim of [/inspection/, /27%/, /sellers/]) expect(screen.getByText(claim).query()).toBeNull();
  });

  it('has the form in the HTML of the server, which the browser takes over as it is', async () => {
    const first = await hydrateWithApi(<SellBikesPage />, (queries) => {
      queries.setQueryData(['brands', 'all'], [{ id: 3, name: 'Honda', slug: 'honda' }]);
    });
    expect(first.text).toContain('Vehicle Details');
    expect(first.text).toContain('Honda');
    expect(first.text).toContain('Turn on JavaScript to list a bike');
    expect(first).toMatchObject({ consoleErrors: [], asked: [] });
  });
});
