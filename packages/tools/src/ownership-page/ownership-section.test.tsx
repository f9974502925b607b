import { renderWithApi } from '@dopahiya/api-client/testing';
import { chosenCity } from '@dopahiya/visitor';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ownershipHandlers } from '../testing/ownership-handlers.ts';
import { LaterOwnershipSection } from './later-ownership-section.tsx';
import { readOwnershipInputs } from './ownership-inputs.ts';
import { OwnershipPage } from './ownership-page.tsx';

const show = (...slugs: string[]) => renderWithApi(<LaterOwnershipSection slugs={slugs} />, ownershipHandlers);

/** Returns the mean total of a bike: the first amount in its row or column. */
const firstSum = (text: string): string => /₹[\d,]+/u.exec(text)?.[0] ?? '';

describe('<LaterOwnershipSection />', () => {
  it('says who costs less, and leads to the whole page', async () => {
    const { screen } = await show('activa-125', 'rizta');
    await expect.element(screen.getByRole('heading', { name: 'Cost of owning each bike' })).toBeVisible();
    await expect.element(screen.getByText(/^Ather Rizta costs ₹[\d,]+ less than Honda Activa 125/)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Use your own kilometres' }))
      .toHaveAttribute('href', '/ownership?bike=activa-125&bike=rizta');
  });

  it('is worked out for the city that the visitor chose, and says what it does not know', async () => {
    chosenCity.write({ name: 'Pune', state: 'Maharashtra' });
    onTestFinished(() => void chosenCity.write(chosenCity.initial));
    const unknown = http.post('*/bikes/rizta/on-road-price/', () =>
      HttpResponse.json({ city: 'Pune', on_road_price: null, lines: [], missing: [] }),
    );
    const section = <LaterOwnershipSection slugs={['activa-125', 'rizta']} />;
    const { screen, asked } = await renderWithApi(section, [unknown, ...ownershipHandlers]);
    await expect.element(screen.getByText(/^We don’t know the price or mileage/)).toBeVisible();
    await expect.element(screen.getByText(/^In Pune,/)).toBeVisible();
    expect(asked).toContain('/api/running-costs/?city=Pune');
  });

  it('has a row for each of four bikes', async () => {
    const { screen } = await show('activa-125', 'jupiter', 'rizta', 'iqube');
    for (const name of ['Honda Activa 125', 'TVS Jupiter 125', 'Ather Rizta', 'TVS iQube'])
      await expect.element(screen.getByRole('row', { name: new RegExp(`^${name} ₹`, 'u') })).toBeVisible();
  });

  it('has the sums of the page on owning, whichever bikes stand beside them', async () => {
    const { screen } = await show('rizta', 'jupiter', 'activa-125');
    const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`, 'u') });
    await expect.element(rowOf('Ather Rizta')).toBeVisible();
    const sums = ['Honda Activa 125', 'Ather Rizta'].map((name) => firstSum(rowOf(name).element().textContent));
    const inputs = readOwnershipInputs(new URLSearchParams('bike=activa-125&bike=rizta'));
    const page = await renderWithApi(<OwnershipPage inputs={inputs} />, ownershipHandlers, { at: '/ownership' });
    const inAll = page.screen.getByRole('row', { name: /^Total after resale/ });
    await expect.element(inAll).toBeVisible();
    expect(Array.from(inAll.element().querySelectorAll('td'), ({ textContent }) => firstSum(textContent))).toEqual(
      sums,
    );
  });
});
