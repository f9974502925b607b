import { insertPageStyle, sampleOnRoadPrice } from '@dopahiya/ui-kit/testing';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { buildBikeDetail, buildVariants, sectionHandlers } from '../testing.ts';
import { openBike } from '../testing/open-bike-page.tsx';

insertPageStyle();

const { replies, waits } = sectionHandlers;
const open = async (...visit: Parameters<typeof openBike>) => {
  const { screen } = await openBike(...visit);
  await screen.getByRole('button', { name: /^Variant/ }).click();
  return { screen, dialog: screen.getByRole('dialog', { name: 'Select Variant' }) };
};

describe('the variant', () => {
  it('is chosen in a dialog that says what each is, costs, and of which month', async () => {
    const { screen, dialog } = await open({ variants: buildVariants() });
    await expect.element(dialog.getByRole('button', { name: /^Redditch/, pressed: true })).toBeVisible();
    await expect.element(dialog.getByText('Two-tone tank paint')).toBeVisible();
    await expect.element(dialog.getByText('ex-showroom, Delhi · June 2026: ₹1,81,118')).toBeVisible();
    await expect.element(dialog.getByText('ex-showroom, Delhi · September 2024: ₹1,99,500')).toBeVisible();
    await expect.element(dialog.getByText('ex-showroom, Delhi: --')).toBeVisible();
    await expect.element(dialog.getByText('On-road, Delhi: ₹2,16,300')).toBeVisible();
    await expect.element(dialog.getByText('On-road, Delhi: --').first()).toBeVisible();
    await dialog.getByRole('button', { name: /^Heritage/ }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Variant Heritage' })).toBeVisible();
  });

  it('is priced anew when another is chosen', async () => {
    const prices: Record<string, number> = { Redditch: 209_241, Halcyon: 216_300 };
    const ofVariant = replies('price', async ({ request }) => {
      const { variant = '' } = (await request.clone().json()) as { variant?: string };
      return HttpResponse.json({ ...sampleOnRoadPrice({ variant, on_road_price: prices[variant] ?? null }) });
    });
    const { screen, dialog } = await open({}, ofVariant);
    const box = screen.getByRole('region', { name: /^On-road price/ });
    await dialog.getByRole('button', { name: /^Halcyon/ }).click();
    await expect.element(box.getByText('₹2,16,300')).toBeVisible();
  });

  it('can be chosen while the prices on the road are on their way', async () => {
    const { dialog } = await open({}, waits('variants'));
    await expect.element(dialog.getByText('On-road, Delhi: …').first()).toBeVisible();
    await dialog.getByRole('button', { name: /^Halcyon/ }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('can be chosen when the prices on the road cannot be loaded, which it says', async () => {
    const turns = [() => HttpResponse.json({ detail: 'The garage is closed.' }, { status: 503 })];
    const good = () => HttpResponse.json([{ id: 72, bike_model: 7, name: 'Halcyon', on_road_price: 216_300 }]);
    const { dialog } = await open(
      {},
      replies('variants', () => (turns.shift() ?? good)()),
    );
    await expect.element(dialog.getByText('On-road prices could not be loaded')).toBeVisible();
    await expect.element(dialog.getByText('The garage is closed.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(dialog.getByText('On-road, Delhi: ₹2,16,300')).toBeVisible();
    await dialog.getByRole('button', { name: /^Halcyon/ }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('is not fetched when the bike has none', async () => {
    const { screen } = await openBike({ variants: [] });
    await expect.element(screen.getByRole('button', { name: 'City Delhi' })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Variant/ }).query()).toBeNull();
  });

  it('belongs to this bike', async () => {
    const stranger = { ...buildBikeDetail().variants[0]!, id: 99, bike_model: '8', name: 'Of another bike' };
    const { screen } = await openBike({ variants: [stranger, ...buildBikeDetail().variants] });
    await expect.element(screen.getByRole('button', { name: 'Variant Redditch' })).toBeVisible();
  });
});
