import { renderWithApi } from '@dopahiya/api-client/testing';
import { insertPageStyle } from '@dopahiya/ui-kit/testing';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { buildLineUp } from '../testing.ts';
import { ListHere } from '../testing/list-here.tsx';
import { pagedBikes } from '../testing/paged-bikes.ts';
import { sampleFacets } from '../testing/sample-facets.ts';
import { BikesPage } from './bikes.page.tsx';

insertPageStyle();

const open = async (search = '', bikes = buildLineUp(3), facets = sampleFacets) => {
  const questions: URLSearchParams[] = [];
  const handler = pagedBikes('bikes/', { bikes, facets, onQuestion: (question) => questions.push(question) });
  const shown = await renderWithApi(<ListHere page={BikesPage} path="/bikes" />, [handler], { at: '/bikes' });
  if (search !== '') await shown.router.navigate(`/bikes${search}`);
  await shown.screen.getByText(/^Filters/).click();
  return { ...shown, questions };
};

describe('<BikesPage />', () => {
  it('says of each choice how many bikes it would leave, and lets none be taken that leaves nothing', async () => {
    const { screen } = await open();
    await expect.element(screen.getByRole('checkbox', { name: 'Hero (25)' })).toBeVisible();
    await expect.element(screen.getByRole('radio', { name: 'Under ₹1,00,000 (87)' })).toBeEnabled();
    await expect.element(screen.getByRole('radio', { name: 'Under ₹60,000 (0)' })).toBeDisabled();
    await expect.element(screen.getByRole('radio', { name: '50 kmpl or more (121)' })).toBeEnabled();
    await expect.element(screen.getByRole('radio', { name: '70 kmpl or more (0)' })).toBeDisabled();
    await expect.element(screen.getByRole('radio', { name: '100 km or more (64)' })).toBeEnabled();
    await expect.element(screen.getByRole('radio', { name: 'Up to 780 mm (118)' })).toBeEnabled();
    for (const question of [
      'Budget',
      'Brand',
      'Body style',
      'Fuel',
      'Engine',
      'Mileage',
      'Range',
      'Seat height',
      'Weight',
      'ABS',
    ]) {
      await expect.element(screen.getByRole('group', { name: question })).toBeVisible();
    }
  });

  it('offers bounds without a count where the API does not count them', async () => {
    const { min_mileage, min_range, max_seat_height, ...older } = sampleFacets;
    const { screen } = await open('', buildLineUp(3), older);
    await expect.element(screen.getByRole('radio', { name: 'Petrol (295)' })).toBeVisible();
    for (const name of ['70 kmpl or more', '80 km or more', 'Up to 820 mm']) {
      await expect.element(screen.getByRole('radio', { name })).toBeEnabled();
    }
  });

  it('narrows the list with each choice and keeps all of them in the address', async () => {
    const { screen, router, questions } = await open();
    await screen.getByRole('checkbox', { name: 'TVS (21)' }).click();
    await expect.poll(() => router.state.location.search).toBe('?brand=tvs');
    await screen.getByRole('checkbox', { name: 'Hero (25)' }).click();
    await screen.getByRole('radio', { name: 'Under ₹1,00,000 (87)' }).click();
    await screen.getByRole('radio', { name: '50 kmpl or more (121)' }).click();
    await expect.poll(() => router.state.location.search).toBe('?brand=hero&brand=tvs&budget=0-100000&min_mileage=50');
    await expect
      .poll(() => Object.fromEntries(questions.at(-1) ?? []))
      .toMatchObject({
        status: 'on_sale',
        brand: 'hero,tvs',
        min_price: '0',
        max_price: '100000',
        min_mileage: '50',
        facets: 'true',
      });
  });

  it('keeps a choice that is made while the one before it is on its way', async () => {
    const { screen, router } = await open();
    const brand = screen.getByRole('checkbox', { name: 'TVS (21)' });
    const budget = screen.getByRole('radio', { name: 'Under ₹1,00,000 (87)' });
    const late: FrameRequestCallback[] = [];
    const unsubscribe = router.subscribe(({ location }) => {
      if (location.search !== '?brand=tvs') return;
      unsubscribe();
      // The address has changed, the page is not rendered yet, and the next frame comes only after it is.
      const frames = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => late.push(run));
      onTestFinished(() => frames.mockRestore());
      (budget.element() as HTMLInputElement).click();
    });
    await brand.click();
    await expect.poll(() => screen.getByRole('link', { name: 'Remove TVS' }).elements().length).toBe(1);
    vi.restoreAllMocks();
    for (const run of late) run(performance.now());
    await expect.poll(() => router.state.location.search).toBe('?brand=tvs&budget=0-100000');
    await expect.element(budget).toBeChecked();
    await router.navigate(-1);
    await expect.element(budget).not.toBeChecked();
    await expect.element(brand).toBeChecked();
  });

  it('takes one condition back by its chip, and all with one press', async () => {
    const { screen, router } = await open('?brand=tvs&fuel=petrol&max_seat_height=780');
    await screen.getByRole('link', { name: 'Remove TVS' }).click();
    await expect.poll(() => router.state.location.search).toBe('?fuel=petrol&max_seat_height=780');
    await expect.element(screen.getByRole('link', { name: 'Remove Seat height up to 780 mm' })).toBeVisible();
    await screen.getByRole('link', { name: 'Clear all' }).click();
    await expect.poll(() => router.state.location.search).toBe('');
    await expect.element(screen.getByRole('radio', { name: 'Petrol (295)' })).not.toBeChecked();
  });

  it('shows what the address asks for, also what the panel does not offer', async () => {
    const { screen, router } = await open('?budget=70000-90000&max_kerb_weight=110');
    await expect.element(screen.getByRole('radio', { name: '₹70,000 – ₹90,000' })).toBeChecked();
    await screen.getByRole('radio', { name: 'Electric (90)' }).click();
    await expect.poll(() => router.state.location.search).toBe('?budget=70000-90000&fuel=electric&max_kerb_weight=110');
  });

  it('fetches a range only of what has a battery, and for a mileage only of what burns petrol', async () => {
    const { screen } = await open('?fuel=electric');
    await expect.element(screen.getByRole('group', { name: 'Range' })).toBeVisible();
    await expect.element(screen.getByRole('group', { name: 'Mileage' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('group', { name: 'Engine' })).not.toBeInTheDocument();
    await screen.getByRole('radio', { name: 'Petrol (295)' }).click();
    await expect.element(screen.getByRole('group', { name: 'Mileage' })).toBeVisible();
    await expect.element(screen.getByRole('group', { name: 'Range' })).not.toBeInTheDocument();
  });

  it('fetches ahead what the pointer is on', async () => {
    const { screen, questions } = await open();
    await screen.getByText('Scooter').hover();
    await expect.poll(() => questions.at(-1)?.get('body_style')).toBe('scooter');
    const asked = questions.length;
    await screen.getByRole('checkbox', { name: 'Scooter (104)' }).click();
    await expect.element(screen.getByRole('link', { name: 'Remove Scooter' })).toBeVisible();
    expect(questions).toHaveLength(asked);
  });

  it('keeps the order that was chosen', async () => {
    const { screen, router } = await open('?sort=price-low');
    await screen.getByRole('checkbox', { name: 'Hero (25)' }).click();
    await expect.poll(() => router.state.location.search).toBe('?brand=hero&sort=price-low');
    const form = screen.getByRole('form', { name: 'Filters' }).element() as HTMLFormElement;
    expect(new FormData(form).getAll('sort')).toEqual(['price-low']);
    await expect
      .element(screen.getByRole('link', { name: 'Remove Hero' }))
      .toHaveAttribute('href', '/bikes?sort=price-low');
    await screen.getByRole('link', { name: 'Clear all' }).click();
    await expect.poll(() => router.state.location.search).toBe('?sort=price-low');
  });

  it('carries no order on that the list does not have', async () => {
    const { screen, router } = await open('?brand=tvs&sort=rating');
    const form = screen.getByRole('form', { name: 'Filters' }).element() as HTMLFormElement;
    expect(new FormData(form).has('sort')).toBe(false);
    await screen.getByRole('checkbox', { name: 'Hero (25)' }).click();
    await expect.poll(() => router.state.location.search).toBe('?brand=hero&brand=tvs');
    await expect.element(screen.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/bikes');
  });

  it('says so when no bike is left, and how to go on', async () => {
    const { screen, router } = await open('?brand=tvs&budget=0-60000', []);
    await expect.element(screen.getByText('No bikes match your filters')).toBeVisible();
    const budget = screen.getByRole('radio', { name: 'Under ₹60,000 (0)' });
    await expect.element(budget).toBeChecked();
    await expect.element(budget).toBeEnabled();
    await screen.getByRole('link', { name: 'Clear all filters' }).click();
    await expect.poll(() => router.state.location.search).toBe('');
  });

  it('leads from the questions to the bikes by a bar on a phone, which says how many there are', async () => {
    await page.viewport(390, 844);
    onTestFinished(() => page.viewport(414, 896));
    const { screen, router } = await open('?brand=tvs');
    await screen.getByRole('radio', { name: 'Up to 110 kg' }).click();
    await expect.poll(() => router.state.location.search).toBe('?brand=tvs&max_kerb_weight=110');
    const bar = screen.getByRole('button', { name: 'Show 3 bikes' });
    await expect.element(bar).toBeInViewport();
    await bar.click();
    const closed = screen.getByRole('radio', { name: 'Up to 110 kg', includeHidden: true });
    await expect.element(closed).not.toBeVisible();
    expect(router.state.location.search).toBe('?brand=tvs&max_kerb_weight=110');
  });

  it('names the bikes without a known seat height, and keeps them by choice', async () => {
    let withUnknown = 20;
    const counted = http.get('*/api/bikes/', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const count = searchParams.get('keep_unknown') === 'true' ? withUnknown : 3;
      return HttpResponse.json({ count, next: null, previous: null, results: buildLineUp(3), facets: sampleFacets });
    });
    const shown = await renderWithApi(<ListHere page={BikesPage} path="/bikes" />, [counted], { at: '/bikes' });
    const { screen, router } = shown;
    await router.navigate('/bikes?max_seat_height=780&sort=price-low');
    const link = screen.getByRole('link', { name: /^\d+ bikes (hidden|shown)/ });
    await expect.element(link).toMatchTextContent(/^17 bikes hidden: /);
    withUnknown = 25;
    await link.click();
    await expect.poll(() => router.state.location.search).toBe('?max_seat_height=780&keep_unknown=true&sort=price-low');
    await expect.element(link).toMatchTextContent(/^22 bikes shown /);
    await expect.element(link).toHaveAttribute('href', '/bikes?max_seat_height=780&sort=price-low');
  });

  it('is a form that sends itself where no script runs', async () => {
    const { screen } = await open('?sort=price-low&brand=tvs&max_mileage=41');
    await expect.element(screen.getByRole('checkbox', { name: 'TVS (21)' })).toBeChecked();
    await expect.element(screen.getByText('Filters (2)')).toBeVisible();
    const form = screen.getByRole('form', { name: 'Filters' }).element() as HTMLFormElement;
    const sent = new FormData(form);
    expect([form.method, new URL(form.action).pathname]).toEqual(['get', '/bikes']);
    expect([sent.get('sort'), sent.get('brand'), sent.get('max_mileage')]).toEqual(['price-low', 'tvs', '41']);
    expect(form.querySelector('button[type=submit]')).not.toBeNull();
  });

  it('says what is wrong with an address, and leads to the whole list instead of asking the same again', async () => {
    const refusal = { brand: ['We couldn’t find this brand. Choose one from the list of brands.'] };
    const wrong = http.get('*/api/bikes/', ({ request }) =>
      request.url.includes('brand=nosuch') ? HttpResponse.json(refusal, { status: 400 }) : undefined,
    );
    const some = pagedBikes('bikes/', { bikes: buildLineUp(3), facets: sampleFacets });
    const shown = await renderWithApi(<ListHere page={BikesPage} path="/bikes" />, [wrong, some], { at: '/bikes' });
    const { screen, router } = shown;
    await router.navigate('/bikes?brand=nosuch');
    await expect.element(screen.getByText(refusal.brand[0] ?? '')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' }).query()).toBeNull();
    await screen.getByRole('link', { name: 'Back to All Bikes & Scooters' }).click();
    await expect.element(screen.getByText('Showing 3 bikes')).toBeVisible();
  });
});
