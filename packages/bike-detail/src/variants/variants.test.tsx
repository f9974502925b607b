import { insertPageStyle } from '@dopahiya/ui-kit/testing';
import { delay, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { buildVariants, sectionHandlers } from '../testing.ts';
import { openBike } from '../testing/open-bike-page.tsx';

insertPageStyle();
afterEach(() => localStorage.clear());

const { fails, replies } = sectionHandlers;
const four = [1, 2, 3, 4].map((id) => Object.assign(buildVariants(1)[0]!, { id, name: `Variant no. ${id}` }));

/** Opens the page and scrolls near the comparison, so that it fetches. */
const open = async (...visit: Parameters<typeof openBike>) => {
  const { screen } = await openBike(...visit);
  await screen.getByRole('link', { name: 'Similar Bikes' }).click();
  return { screen, compared: screen.getByRole('region', { name: 'Variant Comparison' }) };
};

describe('variant comparison', () => {
  it('shows three, then three more, and can be made compact', async () => {
    const { compared } = await open({ variants: four });
    await expect.element(compared.getByRole('columnheader', { name: /no. 3/ })).toBeVisible();
    await expect.element(compared.getByText('Variant no. 4')).not.toBeVisible();
    await compared.getByRole('button', { name: 'Load More Variants' }).click();
    await expect.element(compared.getByText('Variant no. 4')).toBeVisible();
    const toggle = compared.getByRole('button', { name: 'Compact view', pressed: false });
    await toggle.click();
    await expect.element(compared.getByRole('button', { name: 'Compact view', pressed: true })).toBeVisible();
  });

  it('has nothing to make compact and no more to load with three, and tells the last prices of a discontinued bike', async () => {
    const { compared } = await open({ status: 'discontinued', variants: four.slice(0, 3) });
    await expect
      .element(compared.getByRole('columnheader', { name: /no. 3/ }))
      .toMatchTextContent(/last ex-showroom price/);
    expect(compared.getByRole('button', { name: 'Compact view' }).query()).toBeNull();
    expect(compared.getByRole('button', { name: 'Load More Variants' }).query()).toBeNull();
  });

  it('needs two variants', async () => {
    const { screen } = await openBike({ variants: four.slice(0, 1) });
    await expect.element(screen.getByText('Not enough variants to compare')).toBeVisible();
    await expect.element(screen.getByText(/^Variant no. 1 Single-channel ABS/)).toBeVisible();
  });

  it('folds a section away and back', async () => {
    const { compared } = await open({ variants: buildVariants() });
    await expect.element(compared.getByText(/^Two-tone tank paint/)).toBeVisible();
    // Clicked by script: the page is still scrolling to the link's target.
    const section = compared.getByRole('button', { name: 'Equipment and colours' }).element() as HTMLElement;
    section.click();
    await expect.element(compared.getByText(/^Two-tone tank paint/)).not.toBeInTheDocument();
    section.click();
    await expect.element(compared.getByText(/^Two-tone tank paint/)).toBeVisible();
  });

  it('tells each price with the month that it is known for', async () => {
    const { compared } = await open({ variants: buildVariants(3) });
    const heads = compared.getByRole('columnheader');
    await expect.element(heads.nth(1)).toHaveTextContent('Redditch₹1,81,118ex-showroom, Delhi · June 2026');
    await expect.element(heads.nth(2)).toHaveTextContent('Heritage₹1,99,500ex-showroom, Delhi · September 2024');
    await expect.element(compared.getByRole('row', { name: /^Price month June 2026 September 2024/ })).toBeVisible();
    await expect
      .element(compared.getByRole('row', { name: /^On-road, Delhi ₹2,09,241 ₹2,16,300 \(September 2024 price\)/ }))
      .toBeVisible();
  });

  it('never tells the prices of one city under the name of another', async () => {
    const slowOutsideDelhi = replies('variants', async ({ request }) => {
      if (!request.url.includes('city=Delhi')) await delay('infinite');
      return HttpResponse.json([{ id: 71, bike_model: 7, name: 'Redditch', on_road_price: 209_241 }]);
    });
    const { screen, compared } = await open({}, slowOutsideDelhi);
    await expect.element(compared.getByRole('row', { name: /^On-road, Delhi ₹2,09,241/ })).toBeVisible();
    await screen.getByRole('button', { name: 'City Delhi' }).click();
    await screen
      .getByRole('dialog')
      .getByRole('button', { name: /^Jaipur/ })
      .click();
    await screen.getByRole('button', { name: 'Done' }).click();
    await expect.element(compared.getByRole('row', { name: /^On-road, Jaipur …/ })).toBeInTheDocument();
  });

  it('does without the prices on the road when they cannot be loaded, and says so', async () => {
    const { compared } = await open({}, fails('variants'));
    await expect.element(compared.getByText('On-road prices could not be loaded')).toBeVisible();
    await expect.element(compared.getByText('The garage is closed.')).toBeVisible();
    await expect.element(compared.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expect.element(compared.getByRole('columnheader', { name: /^Redditch/ })).toBeVisible();
    await expect.element(compared.getByRole('row', { name: /^Price month June 2026/ })).toBeVisible();
    expect(compared.getByRole('row', { name: /^On-road/ }).query()).toBeNull();
  });
});
