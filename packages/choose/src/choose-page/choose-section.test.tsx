import { renderWithApi } from '@dopahiya/api-client/testing';
import { sampleBikes } from '@dopahiya/ui-kit/testing';
import { describe, expect, it } from 'vitest';
import { chooseHandlers } from '../testing/choose-handlers.ts';
import { ChooseSection } from './choose-section.tsx';

const { answers, fails, waits } = chooseHandlers;

describe('<ChooseSection />', () => {
  it('names the bikes that sell most', async () => {
    const { screen, asked } = await renderWithApi(<ChooseSection />, [answers(sampleBikes)]);
    const bikes = screen.getByRole('list', { name: 'Bikes that sell most' });
    await expect.element(bikes.getByText('Classic 350')).toBeVisible();
    expect(asked).toEqual(['/api/bikes/?limit=6&sort=popularity&status=on_sale']);
  });

  it('says that it is loading', async () => {
    const { screen } = await renderWithApi(<ChooseSection />, [waits()]);
    await expect.element(screen.getByText('Loading bikes')).toBeInTheDocument();
  });

  it('says why the bikes do not load, and tries again', async () => {
    const { screen, asked } = await renderWithApi(<ChooseSection />, [fails()]);
    const alert = screen.getByRole('alert');
    await expect.element(alert.getByText('The garage is closed.')).toBeVisible();
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => asked).toHaveLength(2);
  });

  it('says so when there are none', async () => {
    const { screen } = await renderWithApi(<ChooseSection />, [answers([])]);
    await expect.element(screen.getByText('No bikes found')).toBeVisible();
  });
});
