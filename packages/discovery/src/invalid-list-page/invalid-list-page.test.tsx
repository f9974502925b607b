import { renderWithApi } from '@dopahiya/api-client/testing';
import { describe, expect, it } from 'vitest';
import { InvalidListPage } from './invalid-list-page.tsx';

describe('<InvalidListPage />', () => {
  it('says what is wrong with the address, and leads back', async () => {
    const { screen, router } = await renderWithApi(<InvalidListPage problem="Invalid Category" />, [], {
      at: '/bikes/trucks',
    });
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Invalid Category' })).toBeVisible();
    const back = screen.getByRole('link', { name: 'Go back' });
    await expect.element(back).toHaveAttribute('href', '/trending-bikes');
    await back.click();
    await expect.poll(() => router.state.location.pathname).toBe('/from');
  });
});
