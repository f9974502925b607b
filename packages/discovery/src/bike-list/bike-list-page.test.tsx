import { renderWithApi } from '@dopahiya/api-client/testing';
import type { BikeCard } from '@dopahiya/domain/bikes';
import { insertPageStyle, untilRendered } from '@dopahiya/ui-kit/testing';
import { delay, http, HttpResponse, type RequestHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { bikeListHandlers, buildBikeCard, buildLineUp } from '../testing.ts';
import { ListHere } from '../testing/list-here.tsx';
import { pagedBikes } from '../testing/paged-bikes.ts';
import { BikeListPage } from './bike-list-page.tsx';

insertPageStyle();

const path = '/new-scooters';
const call = 'bikes/scooters/';
const show = (handlers: RequestHandler[], at = path) =>
  renderWithApi(<ListHere page={BikeListPage} path={at} />, handlers, { at });
/** The options of a list by their values. */
const optionsOf = (select: Element) =>
  Object.fromEntries(Array.from(select.querySelectorAll('option'), ({ value, textContent }) => [value, textContent]));

describe('<BikeListPage />', () => {
  it('says where it is, what it holds, how many bikes it shows and how many there are', async () => {
    const { screen } = await show([pagedBikes(call, { bikes: buildLineUp(12) })]);
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Best Scooters' })).toBeVisible();
    await expect.element(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('HomeNew Scooters');
    await expect.element(screen.getByText('Showing 10 bikes')).toBeVisible();
    await expect.element(screen.getByText(/of 12/)).toBeVisible();
    await expect.element(screen.getByText('Prices: ex-showroom, Delhi · June 2026')).toBeVisible();
    await expect.element(screen.getByText(/^EMI from ₹/).first()).toBeVisible();
    const similar = screen.getByRole('navigation', { name: 'Similar lists' });
    await expect
      .element(similar.getByRole('link', { name: 'Electric scooters' }))
      .toHaveAttribute('href', '/electric-scooters');
  });

  it('unfolds and folds its introduction', async () => {
    const { screen } = await show([pagedBikes(call)]);
    await screen.getByRole('button', { name: 'Read More' }).click();
    await screen.getByRole('button', { name: 'Read Less' }).click();
    await expect.element(screen.getByRole('button', { name: 'Read More' })).toBeVisible();
  });

  it('says of an order by top speed that few bikes state one', async () => {
    const note = 'Bikes without a known top speed come last.';
    const { screen, router } = await show([pagedBikes('bikes/', { bikes: buildLineUp(3) })], '/bikes');
    await router.navigate('/bikes?sort=top-speed');
    await expect.element(screen.getByText(note)).toBeVisible();
    await router.navigate('/bikes?sort=power');
    await expect.element(screen.getByText(note)).not.toBeInTheDocument();
  });

  it('says of an order by mileage that not all mileages are of one kind', async () => {
    const [certified, claimed] = buildLineUp(2);
    const bikes = [
      { ...certified, mileage_kind: 'certified' },
      { ...claimed, mileage_kind: 'claimed' },
    ] as BikeCard[];
    const { screen, router } = await show([pagedBikes('bikes/', { bikes })], '/bikes');
    await router.navigate('/bikes?sort=mileage');
    await expect.element(screen.getByText(/^These mileages are certified/)).toBeVisible();
    await router.navigate('/bikes?sort=power');
    await expect.element(screen.getByText(/^These mileages are/)).not.toBeInTheDocument();
  });

  it('says of bikes with ABS that small ones may have it on dearer variants only', async () => {
    const note = /^Some bikes up to 125 cc have ABS only on costlier variants\./;
    const bikes = buildLineUp(3, { engine_capacity: 124.8 });
    const { screen, router } = await show([pagedBikes('bikes/', { bikes })], '/bikes');
    await router.navigate('/bikes?abs=true');
    await expect.element(screen.getByText(note)).toBeVisible();
    await router.navigate('/bikes?abs=false');
    await expect.element(screen.getByText(note)).not.toBeInTheDocument();
  });

  it('fetches pages of ten in its own order', async () => {
    const { screen, asked } = await show([pagedBikes(call, { bikes: buildLineUp(3) })]);
    await expect.element(screen.getByText('Showing 3 bikes')).toBeVisible();
    expect(asked).toEqual(['/api/bikes/scooters/?page=1&limit=10&sort=popularity']);
    expect(screen.getByText(/of 3/).query()).toBeNull();
  });

  it('loads what follows when its end comes near, and stops at the last page', async () => {
    const { screen, asked } = await show([pagedBikes(call, { bikes: buildLineUp(23) })]);
    await expect.element(screen.getByText('Showing 10 bikes')).toBeVisible();
    expect(asked).toHaveLength(1);
    screen.getByRole('article').nth(9).element().scrollIntoView();
    await expect.element(screen.getByText('Showing 20 bikes')).toBeVisible();
    screen.getByRole('article').nth(19).element().scrollIntoView();
    await expect.element(screen.getByText('Showing 23 bikes')).toBeVisible();
    expect(asked.map((address) => new URLSearchParams(address.split('?')[1]).get('page'))).toEqual(['1', '2', '3']);
  });

  it('goes on by itself for fifty bikes at the most, so that its foot can be reached, and then on a press', async () => {
    const { screen, asked } = await show([pagedBikes(call, { bikes: buildLineUp(61) })]);
    const more = screen.getByRole('button', { name: 'Show more bikes' });
    const goToFoot = () => scrollTo({ top: document.documentElement.scrollHeight });
    await expect.element(screen.getByText('Showing 10 bikes')).toBeVisible();
    await expect.poll(() => (goToFoot(), more.query())).not.toBeNull();
    await untilRendered();
    expect(asked).toHaveLength(5);
    await more.click();
    await expect.element(screen.getByText('Showing 60 bikes')).toBeVisible();
    await expect.element(screen.getByRole('article').nth(50).getByRole('link').first()).toHaveFocus();
    goToFoot();
    await untilRendered();
    expect(asked).toHaveLength(6);
    await more.click();
    await expect.element(screen.getByText('Showing 61 bikes')).toBeVisible();
    await expect.element(more).not.toBeInTheDocument();
  });

  it.each([
    ['arrays', (bikes: object[]) => bikes],
    ['data', (bikes: object[]) => ({ data: bikes })],
  ])('takes a full page of an API that does not count, %s, for one of more', async (_, answer) => {
    const bikes = buildLineUp(20);
    const plain = http.get(`*/api/${call}`, ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      return HttpResponse.json(answer(bikes.slice((page - 1) * 10, page * 10)));
    });
    const { screen, asked } = await show([plain]);
    await expect.element(screen.getByText('Showing 10 bikes', { exact: true })).toBeVisible();
    screen.getByRole('article').nth(9).element().scrollIntoView();
    await expect.element(screen.getByText('Showing 20 bikes', { exact: true })).toBeVisible();
    screen.getByRole('article').nth(19).element().scrollIntoView();
    await expect.poll(() => asked).toHaveLength(3);
    await expect.element(screen.getByText('Showing 20 bikes', { exact: true })).toBeVisible();
    expect(screen.getByRole('alert').query()).toBeNull();
  });

  it.each([
    ['fewer than ten', 9],
    ['more than it was asked for', 11],
  ])('takes a plain array of %s for the whole list', async (_, count) => {
    const { screen, asked } = await show([http.get(`*/api/${call}`, () => HttpResponse.json(buildLineUp(count)))]);
    await expect.element(screen.getByText(`Showing ${count} bikes`)).toBeVisible();
    screen.getByRole('article').last().element().scrollIntoView();
    await untilRendered();
    expect(asked).toHaveLength(1);
  });

  it('takes the same page over again, of an API that knows no pages, for the end', async () => {
    const { screen, asked } = await show([http.get(`*/api/${call}`, () => HttpResponse.json(buildLineUp(10)))]);
    await expect.element(screen.getByText('Showing 10 bikes')).toBeVisible();
    screen.getByRole('article').last().element().scrollIntoView();
    await expect.poll(() => asked).toHaveLength(2);
    await untilRendered();
    await expect.element(screen.getByText('Showing 10 bikes')).toBeVisible();
    expect(asked).toHaveLength(2);
  });

  it('takes a page that is missing behind a full one for the end', async () => {
    const first = http.get(`*/api/${call}`, ({ request }) =>
      request.url.includes('page=1')
        ? HttpResponse.json(buildLineUp(10))
        : HttpResponse.json({ detail: 'No such page.' }, { status: 404 }),
    );
    const { screen, asked } = await show([first]);
    await expect.element(screen.getByText('Showing 10 bikes')).toBeVisible();
    screen.getByRole('article').last().element().scrollIntoView();
    await expect.poll(() => asked).toHaveLength(2);
    await untilRendered();
    await expect.element(screen.getByText('Showing 10 bikes')).toBeVisible();
    expect(screen.getByRole('alert').query()).toBeNull();
  });

  it('says when what follows does not load, keeps what there is, and tries again', async () => {
    let isBroken = true;
    const broken = http.get(`*/api/${call}`, ({ request }) =>
      isBroken && request.url.includes('page=2')
        ? HttpResponse.json({ detail: 'Closed.' }, { status: 500 })
        : undefined,
    );
    const { screen } = await show([broken, pagedBikes(call, { bikes: buildLineUp(12) })]);
    await expect.element(screen.getByText('Showing 10 bikes')).toBeVisible();
    screen.getByRole('article').nth(9).element().scrollIntoView();
    const alert = screen.getByRole('alert');
    await expect.element(alert).toHaveTextContent('Error loading more bikesClosed.Try Again');
    isBroken = false;
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(screen.getByText('Showing 12 bikes')).toBeVisible();
  });

  it('leads to its other pages by plain links, for those who run no script', async () => {
    const { screen } = await show([pagedBikes(call, { bikes: buildLineUp(23) })]);
    await expect.element(screen.getByText('Showing 10 bikes')).toBeVisible();
    const next = screen.getByRole('link', { name: 'Next page', includeHidden: true });
    expect(next.element().getAttribute('href')).toBe('/new-scooters?page=2');
    expect(next.element().getAttribute('rel')).toBe('next');
    const last = screen.getByRole('navigation', { name: 'Pages of the list', includeHidden: true }).element();
    expect([...last.querySelectorAll('a')].map((link) => link.textContent)).toEqual(['1', '2', '3', '']);
  });

  it('begins with the page that the address names, and leads to the one before', async () => {
    const { screen, router } = await show([pagedBikes(call, { bikes: buildLineUp(23) })]);
    await router.navigate('/new-scooters?page=3&sort=price-low');
    await expect.element(screen.getByText('Showing 3 bikes')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Previous bikes' }))
      .toHaveAttribute('href', '/new-scooters?sort=price-low&page=2');
  });

  it('says so when there is no such page', async () => {
    const { screen, router } = await show([pagedBikes(call, { bikes: buildLineUp(3) })]);
    await router.navigate('/new-scooters?page=9&sort=price-low');
    await expect.element(screen.getByText('This list has no page 9')).toBeVisible();
    await screen.getByRole('link', { name: 'Go to page 1' }).click();
    expect(router.state.location.search).toBe('?sort=price-low');
    await expect.element(screen.getByText('Showing 3 bikes')).toBeVisible();
  });

  it('says so, too, when an API that does not count has nothing there', async () => {
    const { screen, router } = await show([
      http.get(`*/api/${call}`, ({ request }) =>
        HttpResponse.json(request.url.includes('page=1') ? buildLineUp(3) : []),
      ),
    ]);
    await router.navigate('/new-scooters?page=9');
    await expect.element(screen.getByText('This list has no page 9')).toBeVisible();
  });

  it.each(['engine-low', 'nonsense'])(
    'has no order %s: it stands in its own, and no link carries it on',
    async (sort) => {
      const { screen, router, asked } = await show([pagedBikes(call, { bikes: buildLineUp(23) })]);
      await router.navigate(`/new-scooters?sort=${sort}&page=2`);
      await expect.element(screen.getByRole('link', { name: 'Previous bikes' })).toHaveAttribute('href', path);
      await expect.element(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('popularity');
      const next = screen.getByRole('link', { name: 'Next page', includeHidden: true });
      expect(next.element().getAttribute('href')).toBe('/new-scooters?page=3');
      expect(asked.every((address) => address.endsWith('sort=popularity'))).toBe(true);
    },
  );

  it('leads back to the categories, whatever was seen before', async () => {
    const { screen, router } = await show([pagedBikes(call, { bikes: buildLineUp(3) })]);
    await router.navigate('/new-scooters?sort=price-low');
    await screen.getByRole('link', { name: 'Back to Categories' }).click();
    expect(router.state.location.pathname).toBe('/trending-bikes');
  });

  it('goes back to the page before where it says no more than Back', async () => {
    const { screen, router } = await renderWithApi(
      <ListHere page={BikeListPage} path="/popular" />,
      [bikeListHandlers.answers('popular')],
      { at: '/popular' },
    );
    const back = screen.getByRole('link', { name: 'Back', exact: true });
    await expect.element(back).toHaveAttribute('href', '/');
    await back.click();
    await expect.poll(() => router.state.location.pathname).toBe('/from');
  });

  it('keeps its order in the address and begins anew with each', async () => {
    const { screen, router, asked } = await show([pagedBikes(call, { bikes: buildLineUp(3) })]);
    await expect.element(screen.getByText('Showing 3 bikes')).toBeVisible();
    await screen.getByRole('combobox', { name: 'Sort by' }).selectOptions('Price: Low to High');
    await expect.poll(() => router.state.location.search).toBe('?sort=price-low');
    await expect.poll(() => asked.at(-1)).toBe('/api/bikes/scooters/?page=1&limit=10&sort=price-low');
    await screen.getByRole('combobox', { name: 'Sort by' }).selectOptions('Popularity');
    await expect.poll(() => router.state.location.search).toBe('');
  });

  it('offers the orders of the list, which is a form without a script', async () => {
    const { screen } = await show([pagedBikes(call)]);
    const select = screen.getByRole('combobox', { name: 'Sort by' });
    await expect.element(select).toBeVisible();
    expect(optionsOf(select.element())).toEqual({
      popularity: 'Popularity',
      'price-low': 'Price: Low to High',
      'price-high': 'Price: High to Low',
      mileage: 'Mileage',
      rating: 'Rating',
    });
    const form = select.element().closest('form');
    expect([form?.method, new URL(form?.action ?? '').pathname]).toEqual(['get', path]);
  });

  it('names each order by what comes first', async () => {
    const { screen } = await show([pagedBikes('bikes/', { bikes: buildLineUp(3) })], '/bikes');
    const select = screen.getByRole('combobox', { name: 'Sort by' });
    await expect.element(select).toBeVisible();
    expect(optionsOf(select.element())).toMatchObject({
      range: 'Range',
      'engine-low': 'Engine: Low to High',
      'engine-high': 'Engine: High to Low',
      weight: 'Weight: Low to High',
      'weight-high': 'Weight: High to Low',
      'seat-height': 'Seat Height: Low to High',
      power: 'Power',
      'top-speed': 'Top Speed',
      launch: 'Newest First',
    });
  });

  it('keeps the bikes in sight while another order is on its way', async () => {
    const slow = http.get(`*/api/${call}`, ({ request }) =>
      request.url.includes('price-low') ? delay('infinite') : undefined,
    );
    const { screen } = await show([slow, pagedBikes(call, { bikes: [buildBikeCard()] })]);
    await expect.element(screen.getByRole('heading', { name: 'Classic 350' })).toBeVisible();
    await screen.getByRole('combobox', { name: 'Sort by' }).selectOptions('Price: Low to High');
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
    await expect.element(screen.getByRole('heading', { name: 'Classic 350' })).toBeVisible();
  });

  it('keeps the room of six bikes while they load', async () => {
    const { screen } = await show([http.get(`*/api/${call}`, () => delay('infinite'))]);
    await expect.element(screen.getByText('Loading bikes')).toBeInTheDocument();
    const stages = document.querySelectorAll('[aria-hidden="true"] > li');
    expect(stages).toHaveLength(6);
  });

  it('says so when there are none', async () => {
    const { screen } = await show([pagedBikes(call, { bikes: [] })]);
    await expect.element(screen.getByText('No scooters found')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Sort by' }).query()).toBeNull();
    expect(screen.getByRole('switch', { name: 'To scale' }).query()).toBeNull();
  });

  it('says what went wrong, and tries again', async () => {
    let isBroken = true;
    const broken = http.get(`*/api/${call}`, () =>
      isBroken ? HttpResponse.json({ detail: 'The garage is closed.' }, { status: 500 }) : undefined,
    );
    const { screen } = await show([broken, pagedBikes(call, { bikes: [buildBikeCard()] })]);
    const alert = screen.getByRole('alert');
    await expect.element(alert).toHaveTextContent('Error loading scootersThe garage is closed.Try Again');
    isBroken = false;
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Classic 350' })).toBeVisible();
  });

  it('opens a bike with its card, enlarges its picture and unfolds its highlights', async () => {
    const { screen, router } = await show([pagedBikes(call, { bikes: [buildBikeCard()] })]);
    await screen.getByText(/Key highlights/).click();
    await expect.element(screen.getByText('Dual-channel ABS')).toBeVisible();
    await screen.getByRole('button', { name: 'Enlarge Royal Enfield Classic 350' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await screen.getByRole('link', { name: 'View Details for Royal Enfield Classic 350' }).click();
    expect(router.state.location.pathname).toBe('/royal-enfield/classic-350');
    expect(router.state.location.state).toMatchObject({ bike: { slug: 'classic-350' } });
  });

  it('draws all bikes to one scale, until its switch lets each fill its column', async () => {
    const { screen } = await show([pagedBikes(call, { bikes: buildLineUp(2) })]);
    const scales = () =>
      [...document.querySelectorAll<HTMLImageElement>('article img')].map(
        (image) => image.getBoundingClientRect().width / Number(image.getAttribute('width')),
      );
    await expect.element(screen.getByRole('article').nth(1)).toBeVisible();
    const [one = 0, other = 1] = scales();
    expect(one).toBeCloseTo(other, 4);
    await screen.getByRole('switch', { name: 'To scale' }).click();
    const [free = 0, otherFree = 0] = scales();
    expect(otherFree).toBeGreaterThan(other * 1.05);
    expect(free).not.toBeCloseTo(otherFree, 3);
  });
});
