import { renderWithApi } from '@dopahiya/api-client/testing';
import { describe, expect, it } from 'vitest';
import { buildBikeDetail } from '../testing.ts';
import { Specifications } from './specifications.tsx';

describe('specifications', () => {
  it('are searched by label and value', async () => {
    const { screen } = await renderWithApi(<Specifications bike={buildBikeDetail()} />, []);
    await screen.getByRole('searchbox', { name: 'Search specifications' }).fill('KERB');
    await expect.element(screen.getByRole('row', { name: 'Kerb weight 195 kg' })).toBeVisible();
    await expect.element(screen.getByRole('row', { name: 'Length 2,145 mm' })).not.toBeInTheDocument();
    await screen.getByRole('searchbox', { name: 'Search specifications' }).fill('2,145');
    await expect.element(screen.getByRole('row', { name: 'Length 2,145 mm' })).toBeVisible();
    await screen.getByRole('searchbox', { name: 'Search specifications' }).fill('zzz');
    await expect.element(screen.getByText('No specifications found')).toBeVisible();
    await expect.element(screen.getByText('Try adjusting your search query')).toBeVisible();
  });

  it('put at most five rows together, and let them go with the mode', async () => {
    const { screen } = await renderWithApi(<Specifications bike={buildBikeDetail()} />, []);
    const mode = screen.getByRole('button', { name: 'Compare rows' });
    await mode.click();
    for (const label of ['Engine type', 'Displacement', 'Max power', 'Max torque', 'Length']) {
      await screen.getByRole('checkbox', { name: `Choose ${label}` }).click();
    }
    await expect.element(screen.getByText('5 of 5 rows chosen. Remove one to choose another')).toBeVisible();
    await expect.element(screen.getByRole('checkbox', { name: 'Choose Wheelbase' })).toBeDisabled();
    await screen.getByRole('checkbox', { name: 'Choose Length' }).click();
    await expect.element(screen.getByText('4 of 5 rows chosen')).toBeVisible();
    await screen.getByRole('searchbox', { name: 'Search specifications' }).fill('zzz');
    await expect.element(screen.getByText('No specifications found')).toBeVisible();
    expect(screen.getByRole('table', { name: 'Chosen rows' }).getByRole('row').elements()).toHaveLength(4);
    await screen.getByRole('searchbox', { name: 'Search specifications' }).fill('');
    await mode.click();
    await mode.click();
    await expect.element(screen.getByText('0 of 5 rows chosen')).toBeVisible();
  });
});
