import { describe, expect, it } from 'vitest';
import { openBike } from '../testing/open-bike-page.tsx';

describe('the sections of a bike', () => {
  it('are filled when a visitor goes to them by their tabs', async () => {
    const { screen } = await openBike();
    const tabs = screen.getByRole('navigation', { name: 'On this page' });
    await tabs.getByRole('link', { name: 'Reviews' }).click();
    await expect.element(screen.getByText('Happiest at 80')).toBeVisible();
    await expect.element(screen.getByText('Ring Road Riders', { exact: false }).first()).toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'The weight you feel' })).toBeInTheDocument();
    await expect.element(screen.getByText('How high is the seat?')).toBeInTheDocument();
  });
});

describe('rider fit', () => {
  it('stands right after the figures of the drawing, before all other parts', async () => {
    const { screen } = await openBike();
    await expect.element(screen.getByRole('heading', { name: 'Rider fit' })).toBeVisible();
    const parts = [...screen.container.querySelectorAll('[id][tabindex="-1"]')].map(({ id }) => id);
    expect(parts.filter((id) => ['rider-fit', 'specifications', 'colors'].includes(id))).toEqual([
      'rider-fit',
      'specifications',
      'colors',
    ]);
  });

  it('is left out where the seat height is not known', async () => {
    const { screen } = await openBike({ seat_height: null });
    await expect.element(screen.getByRole('heading', { name: 'FAQs' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Rider fit' }).query()).toBeNull();
    expect(screen.getByRole('link', { name: 'Rider fit' }).query()).toBeNull();
  });
});
