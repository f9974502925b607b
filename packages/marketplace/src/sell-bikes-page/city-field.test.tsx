import { renderWithApi } from '@dopahiya/api-client/testing';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { emptySellAnswers } from '../sell-draft/sell-answers.ts';
import { sellHandlers } from '../testing/sell-handlers.ts';
import { CityField } from './city-field.tsx';

const { all, cities, refuses } = sellHandlers;

it('says beside the field that the cities could not be loaded, and still takes a large one', async () => {
  const onAnswer = vi.fn();
  const { screen } = await renderWithApi(
    <CityField answers={emptySellAnswers} fieldErrors={{}} onAnswer={onAnswer} />,
    [cities(() => refuses({}, 500)), ...all()],
  );
  await screen.getByRole('button', { name: 'Choose a city' }).click();
  await expect.element(screen.getByRole('option', { name: /Mumbai/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  const field = screen.getByRole('textbox', { name: 'City' });
  await expect.element(field).toHaveAccessibleDescription(/Could not fetch cities from API/);
  await field.click();
  await screen.getByRole('option', { name: /Mumbai/ }).click();
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ city: { id: 'mumbai', name: 'Mumbai' } });
});
