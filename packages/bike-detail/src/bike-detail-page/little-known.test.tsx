import { ApiError } from '@dopahiya/api-client';
import { renderWithApi } from '@dopahiya/api-client/testing';
import { flagFields, numberFields, textFields } from '@dopahiya/domain/specifications';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DealershipList } from '../dealerships/dealership-list.tsx';
import { Specifications } from '../specifications/specifications.tsx';
import { buildBikeDetail } from '../testing.ts';
import { Variants } from '../variants/variants.tsx';

const show = async (element: ReactNode) => (await renderWithApi(element, [])).screen;

describe('sections without what they need', () => {
  it('ask for a city before they show dealerships', async () => {
    const screen = await show(<DealershipList brand={buildBikeDetail().brand} city={null} />);
    await expect.element(screen.getByText('Please select a city to view dealerships')).toBeVisible();
  });

  it('compare no variants of a bike that is not known', async () => {
    const screen = await show(<Variants bike={null} city="Delhi" chosen={undefined} />);
    await expect.element(screen.getByText('Error: Bike details not available')).toBeVisible();
  });

  it('say that no specification is known', async () => {
    const unknown = Object.fromEntries([...numberFields, ...textFields, ...flagFields].map((field) => [field, null]));
    const screen = await show(<Specifications bike={buildBikeDetail({ ...unknown, additional_features: [] })} />);
    await expect.element(screen.getByText('No bike data available')).toBeVisible();
  });

  it('keep old specifications when the bike cannot be fetched again, and try once more', async () => {
    const retry = vi.fn();
    const error = new ApiError({ kind: 'status', status: 503, message: 'Busy.' });
    const screen = await show(<Specifications bike={buildBikeDetail()} error={error} onRetry={retry} />);
    await expect.element(screen.getByText('Error loading specifications')).toBeVisible();
    await expect.element(screen.getByText('Busy.')).toBeVisible();
    await expect.element(screen.getByText('Kerb weight')).toBeVisible();
    await screen.getByRole('button', { name: 'Try Again' }).click();
    expect(retry).toHaveBeenCalledOnce();
  });
});
