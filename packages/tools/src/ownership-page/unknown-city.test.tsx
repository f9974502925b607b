import { renderWithApi } from '@dopahiya/api-client/testing';
import { loadNumberReader } from '@dopahiya/domain/typed';
import { chosenCity } from '@dopahiya/visitor';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { ownershipHandlers } from '../testing/ownership-handlers.ts';
import { readOwnershipInputs } from './ownership-inputs.ts';
import { OwnershipPage } from './ownership-page.tsx';

beforeAll(loadNumberReader);
afterEach(() => chosenCity.write(chosenCity.initial));

it('says at the city that there are no prices for it', async () => {
  const refusal = http.get('*/api/running-costs/', () =>
    HttpResponse.json({ city: ['We have no prices for this city.'] }, { status: 400 }),
  );
  const page = <OwnershipPage inputs={readOwnershipInputs(new URLSearchParams('city=Atlantis'))} />;
  const { screen } = await renderWithApi(page, [refusal, ...ownershipHandlers], { at: '/ownership' });
  await expect
    .element(screen.getByRole('combobox', { name: 'City' }))
    .toHaveAccessibleDescription(/We have no prices for this city\./);
});
