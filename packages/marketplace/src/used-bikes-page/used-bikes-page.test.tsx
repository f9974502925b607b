import {
  buildDeal,
  buildOwnUsedBike,
  buildUsedBike,
  buildUsedBikePage,
  buildUsedBikes,
  hydrateWithApi,
  ownListingApi,
  renderWithApi,
  usedBikeHandlers,
} from '@dopahiya/api-client/testing';
import { signIn, signOut } from '@dopahiya/visitor';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { UsedBikesPage } from './used-bikes-page.tsx';
import type { Choices } from './used-bikes-address.ts';

const { list, fails, waits } = usedBikeHandlers;

const open = (handlers = [list()], choices: Choices = {}, page = 1) =>
  renderWithApi(<UsedBikesPage part={{ choices, page }} />, handlers, { at: '/used-bikes' });

describe('<UsedBikesPage />', () => {
  it('shows the bikes on sale, how many there are, and whose listing is what', async () => {
    const { screen } = await open();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Find Your Perfect Ride' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Available Bikes (4)' })).toBeVisible();
    const cards = screen.getByRole('list', { name: 'Used bikes' }).getByRole('article');
    await expect.element(cards.nth(0).getByText('Sample')).toBeVisible();
    await expect.element(cards.nth(1).getByText('Verified')).toBeVisible();
    await expect.element(cards.nth(2).getByText('Pending')).toBeVisible();
  });

  it('leaves drawings below the first row until they are near', async () => {
    const bikes = [1, 2, 3, 4].map((id) => buildUsedBike({ id: `bike-${id}` }));
    const { screen } = await open([list(() => buildUsedBikePage(bikes))]);
    const images = screen.getByRole('list', { name: 'Used bikes' }).getByRole('img', { name: /^Drawing of/ });
    await expect.element(images.nth(3)).toHaveAttribute('loading', 'lazy');
    await expect.element(images.nth(0)).toHaveAttribute('loading', 'eager');
  });

  it('calls no sample verified, and claims no verified bike where there is none', async () => {
    const sample = buildUsedBike({ is_sample: true, is_verified: true });
    const { screen } = await open([list(() => buildUsedBikePage([sample], { verified_count: 0 }))]);
    const cards = screen.getByRole('list', { name: 'Used bikes' });
    await expect.element(cards.getByText('Sample')).toBeVisible();
    await expect.element(cards.getByText('Verified')).not.toBeInTheDocument();
    await expect.element(screen.getByText(/verified used bike/)).not.toBeInTheDocument();
  });

  it.each([
    [1, '1 verified used bike'],
    [2, '2 verified used bikes'],
    [1234, '1,234 verified used bikes'],
  ])('says how many bikes are verified, from one upward: %i', async (verified_count, text) => {
    const { screen } = await open([list(() => buildUsedBikePage([buildUsedBike()], { verified_count }))]);
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/^Used bikes and scooters from their owners/)).toBeVisible();
  });

  it('says what a seller did not, in the words of the documents', async () => {
    const { screen } = await open();
    const card = screen.getByRole('list', { name: 'Used bikes' }).getByRole('article').nth(3);
    await expect.element(card.getByText('Price not available')).toBeVisible();
    await expect.element(card.getByText('Year not specified · Mileage not specified')).toBeVisible();
    await expect.element(card.getByText('Location not specified')).toBeVisible();
  });

  it('says on a card how the price lies, and nothing where nobody knows', async () => {
    const bikes = [buildUsedBike({ deal: buildDeal() }), buildUsedBike({ id: 2, slug: 'two' })];
    const { screen } = await open([list(() => buildUsedBikePage(bikes))]);
    const cards = screen.getByRole('list', { name: 'Used bikes' }).getByRole('article');
    await expect.element(cards.nth(0).getByText('Good price: ₹6,500 below our estimate')).toBeVisible();
    await expect.element(cards.nth(0).getByText('Our estimate: ₹55,000 (₹45,000 to ₹67,200)')).toBeVisible();
    expect(
      cards
        .nth(1)
        .getByText(/estimate/)
        .query(),
    ).toBeNull();
  });

  it('narrows to a grade of the price and sorts by it', async () => {
    const { screen, asked, router } = await open([list()], { deal: 'good', sort: 'deal' });
    const grade = screen.getByRole('combobox', { name: 'Price rating' });
    await expect.element(grade).toHaveValue('good');
    await expect.element(screen.getByRole('option', { name: 'Good price (6)' })).toBeInTheDocument();
    await expect.poll(() => asked).toHaveLength(1);
    const query = Object.fromEntries(new URLSearchParams(asked[0]?.split('?')[1]));
    expect(query).toMatchObject({ deal: 'good', sort: 'deal' });
    await grade.selectOptions('');
    await expect.poll(() => router.state.location.search).toBe('?sort=deal');
  });

  it('leads to the page of each bike, by its slug, else by its id', async () => {
    const { screen } = await open();
    const cards = screen.getByRole('list', { name: 'Used bikes' }).getByRole('article');
    await expect.element(cards.nth(0).getByRole('link')).toHaveAttribute('href', '/bikes/honda-activa-2019-1');
    await expect.element(cards.nth(3).getByRole('link')).toHaveAttribute('href', '/bikes/4');
  });

  it('asks for what the address chooses, shows it, and offers to drop it', async () => {
    const choices = { brand: 'honda', price: '25000-50000', max_km: '20000', owner: '1st', sort: 'price-low' } as const;
    const { screen, asked } = await open([list()], choices, 2);
    await expect.element(screen.getByRole('combobox', { name: 'Brand', exact: true })).toHaveValue('honda');
    await expect.element(screen.getByRole('combobox', { name: 'Owner' })).toHaveValue('1st');
    const clear = screen.getByRole('link', { name: 'Clear Filters' });
    await expect.element(clear).toHaveAttribute('href', '/used-bikes');
    await expect.poll(() => asked).toHaveLength(1);
    const query = new URLSearchParams(asked[0]?.split('?')[1]);
    expect(Object.fromEntries(query)).toMatchObject({
      brand: 'honda',
      min_price: '25000',
      max_price: '50000',
      max_km: '20000',
      owner: '1st',
      sort: 'price-low',
      page: '2',
    });
  });

  it('lists what stands near a city, and means nothing by a distance from none', async () => {
    const { screen, asked, router } = await open([list()], { city: 'pune', within: '50' });
    const distance = screen.getByRole('combobox', { name: 'Distance from the city' });
    await expect.element(distance).toHaveValue('50');
    await expect.element(screen.getByRole('option', { name: 'Within 50 km' })).toBeInTheDocument();
    await expect.poll(() => asked).toHaveLength(1);
    const query = Object.fromEntries(new URLSearchParams(asked[0]?.split('?')[1]));
    expect(query).toMatchObject({ near: 'pune', within: '50' });
    expect(query).not.toHaveProperty('city');
    await screen.getByRole('combobox', { name: 'City', exact: true }).selectOptions('');
    await expect.poll(() => router.state.location.search).toBe('');
  });

  it('tells how many bikes a choice would leave, and refuses one that would leave none', async () => {
    const { screen } = await open();
    await expect.element(screen.getByRole('option', { name: 'Hero (12)' })).toBeInTheDocument();
    await expect.element(screen.getByRole('option', { name: 'Up to ₹25,000 (0)' })).toBeDisabled();
  });

  it('writes a choice into the address at once, and words with the button', async () => {
    const { screen, router } = await open();
    await screen.getByRole('searchbox', { name: 'Search used bikes' }).fill('activa');
    await screen.getByRole('combobox', { name: 'Brand', exact: true }).selectOptions('honda');
    await expect.poll(() => router.state.location.search).toBe('?search=activa&brand=honda');
  });

  it('has a form that works without scripts', async () => {
    const { screen } = await open([list()], { search: 'activa', owner: '1st' });
    await expect.element(screen.getByRole('button', { name: 'Show bikes' })).toHaveAttribute('type', 'submit');
    const form = screen.container.querySelector<HTMLFormElement>('form[method="get"][action="/used-bikes"]');
    const answers = Object.fromEntries(new FormData(form ?? undefined));
    expect(answers).toMatchObject({ search: 'activa', owner: '1st' });
  });

  it('applies text when the field is left or cleared, and on Enter', async () => {
    const { screen, router } = await open();
    const field = screen.getByRole('searchbox', { name: 'Search used bikes' });
    await field.fill('activa');
    expect(router.state.location.search).toBe('');
    (field.element() as HTMLInputElement).blur();
    await expect.poll(() => router.state.location.search).toBe('?search=activa');
    await field.fill('splendor');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => router.state.location.search).toBe('?search=splendor');
    await expect.element(field).toHaveFocus();
  });

  it('takes each filter back by a chip, and all at once', async () => {
    const choices = { brand: 'honda', city: 'pune', within: '25', min_year: '2018', sort: 'price-low' } as const;
    const { screen } = await open([list()], choices);
    const chips = screen.getByRole('list', { name: 'Chosen filters' });
    const to = (name: string) => chips.getByRole('link', { name, exact: true });
    await expect.element(to('Remove Honda')).toHaveAttribute('href', expect.not.stringContaining('brand='));
    await expect.element(to('Remove Pune')).toHaveAttribute('href', expect.not.stringContaining('within='));
    await expect.element(to('Remove Within 25 km')).toHaveAttribute('href', expect.stringContaining('city=pune'));
    await expect.element(to('Remove 2018 or newer')).toBeVisible();
    await expect.element(to('Clear Filters')).toHaveAttribute('href', '/used-bikes');
  });

  it('shows how it read a search, each part to be taken back, and what it did not understand', async () => {
    const part = { min: null, max: null, value: null };
    const read = {
      parts: [
        { ...part, kind: 'model' as const, value: 'Hero Splendor', without: 'under 40k 2018' },
        { ...part, kind: 'price' as const, max: 40_000, without: 'splendor 2018' },
        { ...part, kind: 'year' as const, min: 2018, max: 2018, without: 'splendor under 40k' },
      ],
      ignored: [{ words: 'scratchless', without: 'splendor under 40k 2018' }],
    };
    const answer = list(() => buildUsedBikePage(buildUsedBikes(), { read }));
    const { screen } = await open([answer], { search: 'splendor under 40k 2018 scratchless', owner: '1st' });
    const chips = screen.getByRole('list', { name: 'Chosen filters' });
    await expect
      .element(chips.getByRole('link', { name: 'Remove Up to ₹40,000' }))
      .toHaveAttribute('href', '/used-bikes?search=splendor+2018&owner=1st');
    for (const label of ['Hero Splendor', '2018', 'Not understood: “scratchless”', '1st owner'])
      await expect.element(chips.getByRole('link', { name: `Remove ${label}`, exact: true })).toBeVisible();
  });

  it('announces how many bikes there are', async () => {
    const { screen } = await open();
    await expect.element(screen.getByRole('status').getByText('4 bikes found')).toBeInTheDocument();
  });

  it('shows what Back leads to, also where what was chosen was never painted', async () => {
    const { screen } = await open();
    const brand = screen.getByRole('combobox', { name: 'Brand', exact: true });
    await expect.element(brand).toHaveValue('');
    await expect.element(brand.getByRole('option', { name: /^Honda/ })).toBeInTheDocument();
    (brand.element() as HTMLSelectElement).value = 'honda';
    await expect.element(brand).toHaveValue('honda');
    globalThis.dispatchEvent(new PopStateEvent('popstate'));
    await expect.element(brand).toHaveValue('');
  });

  it('loads more on a press, again where that fails, and has plain links to all pages', async () => {
    const pages = (query: URLSearchParams) =>
      query.get('page') === '2'
        ? buildUsedBikePage([buildUsedBike({ id: 12, model: 'Shine' })], { count: 11 })
        : buildUsedBikePage(buildUsedBikes(), { count: 11, next: '/api/used-bikes/?page=2' });
    let isBroken = true;
    const broken = http.get('*/api/used-bikes/', ({ request }) =>
      isBroken && request.url.includes('page=2')
        ? HttpResponse.json({ detail: 'Closed.' }, { status: 503 })
        : undefined,
    );
    const { screen } = await open([broken, list(pages)]);
    await screen.getByRole('button', { name: 'Load More Bikes' }).click();
    await expect.element(screen.getByRole('alert').getByText('Failed to fetch bikes: 503 Closed.')).toBeVisible();
    expect(screen.getByRole('article').elements()).toHaveLength(4);
    isBroken = false;
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(screen.getByRole('link', { name: 'Shine' })).toBeVisible();
    const second = screen.container.querySelector('nav a[href="/used-bikes?page=2"]');
    expect(second).not.toBeNull();
  });

  it('has four skeletons while the bikes are on their way', async () => {
    const { screen } = await open([waits('list')]);
    await expect.element(screen.getByText('Loading used bikes')).toBeInTheDocument();
    expect(screen.container.querySelectorAll('[data-testid=used-bike-skeleton]')).toHaveLength(4);
  });

  it('says why the bikes do not load, and tries again', async () => {
    const { screen, asked } = await open([fails('list', 500, 'The garage is closed.')]);
    const alert = screen.getByRole('alert');
    await expect.element(alert.getByText('Error Loading Data')).toBeVisible();
    await expect.element(alert.getByText('Failed to fetch bikes: 500 The garage is closed.')).toBeVisible();
    const before = asked.length;
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => asked.length).toBeGreaterThan(before);
  });

  it('says so when nothing matches, with the way back to all', async () => {
    const { screen } = await open([list(() => buildUsedBikePage([]))], { search: 'tractor' });
    await expect.element(screen.getByText('No bikes match your filters')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Clear Filters' }).first())
      .toHaveAttribute('href', '/used-bikes');
  });

  it('says what is wrong with an address that asks for what there is not', async () => {
    const { screen } = await open([fails('list', 400, 'There is no such brand.')], { brand: 'nothing' });
    await expect.element(screen.getByText('No bikes match your filters')).toBeVisible();
    await expect.element(screen.getByText('There is no such brand.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  });

  it('offers what is known without counts where the API does not count', async () => {
    const { screen } = await open([list(() => buildUsedBikePage(buildUsedBikes(), { facets: null }))]);
    await expect.element(screen.getByRole('option', { name: '₹25,000 to ₹50,000' })).toBeInTheDocument();
    await expect.element(screen.getByRole('heading', { name: 'Browse by brand' })).not.toBeInTheDocument();
  });

  it('leads who is signed in to listings of their own', async () => {
    const stranger = await open();
    await expect.element(stranger.screen.getByRole('link', { name: 'My Listings' })).not.toBeInTheDocument();
    signIn('asha');
    onTestFinished(signOut);
    const own = stranger.screen.getByRole('link', { name: 'My Listings' });
    await expect.element(own).toHaveAttribute('href', '/used-bikes?show=own');
  });

  it('shows one’s own listings instead, and leads who is not signed in to the login and back', async () => {
    const page = <UsedBikesPage part={{ choices: {}, page: 1, isOwn: true }} />;
    const bike = buildOwnUsedBike({ status: 'withdrawn', images: [] });
    const { screen } = await renderWithApi(page, [list(), ...ownListingApi([bike]).handlers], { at: '/used-bikes' });
    await expect
      .element(screen.getByRole('link', { name: 'Login' }))
      .toHaveAttribute('href', '/login?return=%2Fused-bikes%3Fshow%3Down');
    signIn('asha');
    onTestFinished(signOut);
    await expect.element(screen.getByRole('listitem', { name: 'Honda Activa, 2019' })).toBeVisible();
    await expect.element(screen.getByText('You took it off sale. Only you can see it.')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'All Used Bikes' })).toHaveAttribute('href', '/used-bikes');
    await expect.element(screen.getByRole('list', { name: 'Used bikes' })).not.toBeInTheDocument();
  });

  it('has the bikes in the HTML of the server, which the browser takes over as it is', async () => {
    const page = <UsedBikesPage part={{ choices: {}, page: 1 }} />;
    const first = await hydrateWithApi(page, (queries) => {
      queries.setQueryData(['used-bikes', {}], { pages: [buildUsedBikePage()], pageParams: [{}] });
    });
    expect(first.text).toContain('Available Bikes (4)');
    expect(first).toMatchObject({ consoleErrors: [], asked: [] });
  });
});
