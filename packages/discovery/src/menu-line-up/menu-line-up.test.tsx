import { renderWithApi } from '@dopahiya/api-client/testing';
import { insertPageStyle } from '@dopahiya/ui-kit/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bikeListHandlers } from '../testing/bike-list-handlers.ts';
import { buildLineUp } from '../testing/build-bike-card.ts';
import { MenuLineUp } from './menu-line-up.tsx';

insertPageStyle();

const { answers, fails } = bikeListHandlers;

const styles = ['cruiser', 'scooter', 'sports', 'scooter'] as const;
const [cruiser, scooter, sports, electric] = buildLineUp(4).map((bike, index) =>
  Object.assign(bike, { body_style: styles[index] }),
);
const another = cruiser && { ...cruiser, id: 70, name: 'Bullet 350', slug: 'bullet-350' };

const undrawn = cruiser && { ...cruiser, id: 71, name: 'Undrawn', body_style: 'tourer', drawing: null };

/** A bike without a drawing, two bikes of one style, as a list may return them, and an electric one. */
const listed = [undrawn, cruiser, another, electric, scooter, sports].filter((bike) => bike !== undefined);

describe('<MenuLineUp />', () => {
  it('shows one bike of each style with its price, and none that another menu has', async () => {
    await page.viewport(1440, 900);
    const { screen, asked } = await renderWithApi(<MenuLineUp kind="bikes" />, [answers('trending', listed)]);
    const names = screen.getByRole('list', { name: 'Bikes and scooters' });
    await expect.element(names.getByRole('link', { name: 'Royal Enfield Classic 350' })).toBeVisible();
    const links = names.getByRole('link').elements();
    expect(links.map((link) => link.textContent)).toEqual([
      'Royal Enfield Classic 350',
      'Honda Activa 6G',
      'Yamaha R15 V4',
    ]);
    await expect.element(names.getByText('₹1,81,118')).toBeVisible();
    expect(names.getByText('ex-showroom, Delhi').elements()).toHaveLength(3);
    expect(document.querySelectorAll('img')).toHaveLength(3);
    await expect
      .element(screen.getByRole('link', { name: 'Compare to scale' }))
      .toHaveAttribute('href', '/compare-bike');
    expect(asked).toEqual(['/api/bikes/trending/']);
  });

  it('shows where the focus is, around the name and its drawing', async () => {
    const { screen } = await renderWithApi(<MenuLineUp kind="electric" />, [answers('electric', listed)]);
    const link = screen.getByRole('link', { name: 'Royal Enfield Classic 350' });
    await expect.element(link).toBeVisible();
    await userEvent.tab();
    await expect.element(link).toHaveFocus();
    expect(getComputedStyle(link.element(), '::after').outlineStyle).toBe('solid');
  });

  it('leads by the drawing too, which stands above its name at the scale of the others', async () => {
    await page.viewport(1440, 900);
    const { screen } = await renderWithApi(
      <div style={{ width: 472, marginTop: 200 }}>
        <MenuLineUp kind="electric" />
      </div>,
      [answers('electric', listed)],
    );
    const link = screen.getByRole('link', { name: 'Royal Enfield Classic 350' });
    await expect.element(link).toBeVisible();
    const drawings = [...document.querySelectorAll('img')].map((image) => image.getBoundingClientRect());
    const first = drawings[0] ?? new DOMRect();
    expect(document.elementFromPoint(first.left + first.width / 2, first.top + 5)).toBe(link.element());
    expect(new Set(drawings.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
  });

  it('leads from the menu of money to what each bike costs on the road', async () => {
    const { screen } = await renderWithApi(<MenuLineUp kind="finance" />, [answers('popular', listed)]);
    await expect
      .element(screen.getByRole('link', { name: 'Royal Enfield Classic 350' }))
      .toHaveAttribute('href', '/price-checker?bike=classic-350');
    await expect.element(screen.getByRole('link', { name: 'Check a price' })).toHaveAttribute('href', '/price-checker');
  });

  it('keeps its way on where no bikes come', async () => {
    const { screen } = await renderWithApi(<MenuLineUp kind="electric" />, [fails('electric', 503)]);
    await expect
      .element(screen.getByRole('link', { name: 'Compare electric' }))
      .toHaveAttribute('href', '/compare-electric-bikes');
    expect(screen.getByRole('list').query()).toBeNull();
  });
});
