import { insertPageStyle } from '@dopahiya/ui-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildComparedBike, compareHandlers } from '../testing.ts';
import { renderComparison } from '../testing/render-comparison.tsx';

insertPageStyle();
beforeEach(() => page.viewport(1440, 900));

const classic = buildComparedBike('classic-350');
const cb350 = buildComparedBike('cb350');
const r15 = buildComparedBike('r15-v4');
const { bike, bikes, choices, counts, prices } = compareHandlers;
const usual = [bikes([classic, cb350, r15]), prices(), counts(), choices([r15])];

async function enlarge(name: string, slugs = 'classic-350-vs-cb350') {
  const { screen } = await renderComparison(`/compare-bikes/${slugs}`, usual);
  await screen.getByRole('button', { name: `Enlarge ${name}` }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect.element(dialog).toBeVisible();
  return dialog;
}

describe('<BikeSlots />', () => {
  it('shows the pictures of a bike large, with previous, next and dots', async () => {
    const dialog = await enlarge('Royal Enfield Classic 350');
    const previous = dialog.getByRole('button', { name: 'Previous picture' });
    const next = dialog.getByRole('button', { name: 'Next picture' });
    await expect.element(dialog.getByText('1 of 2')).toBeInTheDocument();
    await next.click();
    const black = dialog.getByRole('img', { name: 'Royal Enfield Classic 350, Stealth Black' });
    await expect.element(black).toBeVisible();
    await expect.element(black).toHaveAttribute('src', classic.color_options[1]?.image);
    await expect.element(dialog.getByText('2 of 2')).toBeInTheDocument();
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    await previous.click();
    await expect.element(dialog.getByRole('img', { name: 'Royal Enfield Classic 350, Redditch Red' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('begins with the paint that the bike wears on the stage', async () => {
    const worn = { ...classic, image: classic.color_options[1]?.image ?? null };
    const { screen } = await renderComparison('/compare-bikes/classic-350-vs-cb350', [bikes([worn, cb350]), ...usual]);
    await screen.getByRole('button', { name: 'Enlarge Royal Enfield Classic 350' }).click();
    const dialog = page.getByRole('dialog', { name: 'Royal Enfield Classic 350' });
    await expect.element(dialog.getByRole('img', { name: 'Royal Enfield Classic 350, Stealth Black' })).toBeVisible();
    await expect.element(dialog.getByText('1 of 2')).toBeInTheDocument();
  });

  it('shows a single picture without arrows and dots', async () => {
    const dialog = await enlarge('Yamaha R15 V4', 'classic-350-vs-r15-v4');
    await expect.element(dialog.getByRole('img', { name: 'Yamaha R15 V4, side view' })).toBeVisible();
    expect(dialog.getByRole('button', { name: /picture$/ }).query()).toBeNull();
    expect(dialog.getByText(/\d of \d/).query()).toBeNull();
  });

  it('keeps its buttons off the small pictures of three and four', async () => {
    await page.viewport(390, 800);
    const { screen } = await renderComparison('/compare-bikes/classic-350-vs-cb350-vs-r15-v4', usual);
    const button = screen.getByRole('button', { name: 'Enlarge Honda CB350' });
    await expect.element(button).toBeVisible();
    const picture = screen.getByRole('img', { name: 'Honda CB350', exact: true }).element().getBoundingClientRect();
    expect(button.element().getBoundingClientRect().top).toBeGreaterThan(picture.bottom);
  });

  it('says so when a bike has no price', async () => {
    const priceless = { ...cb350, price: null };
    const { screen } = await renderComparison('/compare-bikes/classic-350-vs-cb350', [
      bikes([classic, priceless]),
      ...usual,
    ]);
    await expect.element(screen.getByText('Price not available').first()).toBeVisible();
  });

  it('adds a bike to the empty slot', async () => {
    const { screen, address } = await renderComparison('/compare-bikes/classic-350', [bike(classic), ...usual]);
    await screen.getByRole('link', { name: 'Select Bike' }).click();
    await page
      .getByRole('dialog', { name: 'Select Bike' })
      .getByRole('link', { name: /Yamaha R15 V4/ })
      .click();
    await expect.poll(address).toBe('/compare-bikes/classic-350-vs-r15-v4');
  });
});
