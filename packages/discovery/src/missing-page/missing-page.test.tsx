import { renderWithApi } from '@dopahiya/api-client/testing';
import { describe, expect, it } from 'vitest';
import { buildFoundPages, foundPageHandlers } from '../testing/search-handlers.ts';
import { MissingPage } from './missing-page.tsx';

const { answers, fails } = foundPageHandlers;

describe('<MissingPage />', () => {
  it('names the page that was not found, and suggests the three nearest and a search', async () => {
    const { screen, asked } = await renderWithApi(<MissingPage slug="new_bike-insurence" />, [
      answers(buildFoundPages),
    ]);
    await expect.element(screen.getByText('We couldn’t find a page called “new_bike-insurence”.')).toBeVisible();
    const suggestions = screen.getByRole('list', { name: 'You may be looking for' });
    await expect.poll(() => suggestions.getByRole('link').elements()).toHaveLength(4);
    await expect
      .element(suggestions.getByRole('link', { name: 'EMI Calculator' }))
      .toHaveAttribute('href', '/emi-calculator');
    const search = suggestions.getByRole('link', { name: 'Search for “new bike insurence”' });
    await expect.element(search).toHaveAttribute('href', '/search?q=new+bike+insurence');
    expect(asked).toEqual(['/api/search/pages/?search=new+bike+insurence&limit=6']);
  });

  it('offers the search alone where nothing is near', async () => {
    const { screen } = await renderWithApi(<MissingPage slug="zzz" />, [fails(500)]);
    await expect.element(screen.getByRole('link', { name: 'Search for “zzz”' })).toBeVisible();
    expect(screen.getByRole('link').elements()).toHaveLength(1);
  });

  it('searches for no more than the first words of a very long address', async () => {
    const { screen } = await renderWithApi(<MissingPage slug={'bike-'.repeat(500)} />, [fails(500)]);
    const link = screen.getByRole('link', { name: /^Search for “bike bike/ });
    await expect.element(link).toBeVisible();
    expect(link.element().getAttribute('href')?.length).toBeLessThan(200);
  });
});
