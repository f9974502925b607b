import { renderWithApi } from '@dopahiya/api-client/testing';
import { insertPageStyle, withoutScripts } from '@dopahiya/ui-kit/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { buildBikeDetail } from '../testing.ts';
import { RiderFitSection } from './rider-fit-section.tsx';

insertPageStyle();
afterEach(() => localStorage.clear());

const showFit = (askedHeight?: number) =>
  renderWithApi(<RiderFitSection bike={buildBikeDetail()} askedHeight={askedHeight ?? null} askedCity="Pune" />, []);

describe('rider fit', () => {
  it('says how the feet meet the ground, draws it and remembers the height', async () => {
    const { screen } = await showFit();
    const height = screen.getByRole('spinbutton', { name: 'Your height' });
    await height.fill('160');
    await expect.element(screen.getByText('The balls of both feet reach the ground')).toBeVisible();
    await expect
      .element(screen.getByText('Your legs reach about 761 mm, 44 mm less than the seat height.'))
      .toBeVisible();
    await expect
      .element(screen.getByRole('img', { name: 'A rider of 160 cm on Royal Enfield Classic 350' }))
      .toBeVisible();
    expect(localStorage.getItem('rider-height')).toBe('160');
    await height.fill('180');
    await expect
      .element(screen.getByText('Your legs reach about 853 mm, 48 mm more than the seat height.'))
      .toBeVisible();
  });

  it('says which heights it can tell of', async () => {
    const { screen } = await showFit();
    await screen.getByRole('spinbutton', { name: 'Your height' }).fill('90');
    await expect.element(screen.getByText('Enter a height from 140 to 200 cm.')).toBeVisible();
  });

  it('reads a height in Devanagari digits', async () => {
    const { screen } = await showFit();
    await screen.getByRole('spinbutton', { name: 'Your height' }).fill('१६०');
    await expect.element(screen.getByText('The balls of both feet reach the ground')).toBeVisible();
    expect(localStorage.getItem('rider-height')).toBe('160');
  });

  it('keeps a height that it cannot read, and goes with the arrow keys', async () => {
    const { screen } = await showFit();
    const height = screen.getByRole('spinbutton', { name: 'Your height' });
    await height.fill("5' 7");
    await userEvent.tab();
    await expect.element(height).toHaveValue("5' 7");
    await expect.element(screen.getByText("couldn’t read ‘5' 7’", { exact: false })).toBeVisible();
    await height.fill('160');
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(height).toHaveValue('161');
    await height.fill('200');
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(height).toHaveValue('200');
  });

  it('is shown at once for the height that the visitor gave before', async () => {
    localStorage.setItem('rider-height', '160');
    const { screen } = await showFit();
    await expect.element(screen.getByRole('spinbutton', { name: 'Your height' })).toHaveValue('160');
    await expect.element(screen.getByText('The balls of both feet reach the ground')).toBeVisible();
  });

  it('is a form without scripts, which says how the height of the address fits and keeps its city', async () => {
    const { screen } = await showFit(160);
    await withoutScripts(async () => {
      await expect.element(screen.getByRole('spinbutton', { name: 'Your height in cm' })).toHaveValue(160);
      await expect.element(screen.getByRole('button', { name: 'Does it fit me?' })).toBeVisible();
      await expect.element(screen.getByText('The balls of both feet reach the ground')).toBeVisible();
    });
    const sent = new FormData(screen.container.querySelector('form') ?? undefined);
    expect(Object.fromEntries(sent as unknown as Iterable<[string, string]>)).toEqual({ city: 'Pune', height: '160' });
  });
});
