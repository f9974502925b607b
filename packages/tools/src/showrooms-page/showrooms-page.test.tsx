import { hydrateWithApi, renderWithApi } from '@dopahiya/api-client/testing';
import type { RequestHandler } from 'msw';
import { http, HttpResponse } from 'msw';
import { chosenCity } from '@dopahiya/visitor';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { locationAt } from '../testing/location-at.ts';
import { buildShowroom, toolsHandlers } from '../testing/tools-handlers.ts';
import { showroomsPage } from './showrooms.page.tsx';

const { component: ShowroomsPage } = showroomsPage;

const { all, answers, fails, replies, waits } = toolsHandlers;

interface Asked {
  search?: string;
  brandSlug?: string;
  state?: unknown;
}

function show(handlers: RequestHandler[] = [], { search = '', brandSlug = '', state }: Asked = {}) {
  const path = brandSlug === '' ? '/dealership' : `/dealership/${brandSlug}`;
  const at = locationAt(path + search, brandSlug === '' ? {} : { brandSlug });
  return renderWithApi(<ShowroomsPage at={at} />, [...handlers, ...all()], { at: path, state });
}

const page = (results: object[], count = results.length, next: string | null = null) => ({
  count,
  next,
  previous: null,
  results,
});

describe('<ShowroomsPage />', () => {
  afterEach(() => chosenCity.write(chosenCity.initial));

  it('begins with Honda in Delhi', async () => {
    const { screen, asked } = await show();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Honda Showrooms in Delhi');
    await expect.poll(() => asked).toContain('/api/dealerships/?brands=3&city=Delhi&page=1');
  });

  it('begins in the city that the visitor chose, and has links that name theirs', async () => {
    chosenCity.write({ name: 'Jaipur', state: 'Rajasthan' });
    const { screen, asked } = await show();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Honda Showrooms in Jaipur');
    await expect.poll(() => asked).toContain('/api/dealerships/?brands=3&city=Jaipur&page=1');
    const cities = screen.getByRole('navigation', { name: 'Popular Cities' });
    await expect
      .element(cities.getByRole('link', { name: /Delhi/ }))
      .toHaveAttribute('href', '/dealership/honda?city=Delhi');
  });

  it('begins with the brand of its path, or the one that a link brought along', async () => {
    const { screen } = await show([], { brandSlug: 'royal-enfield' });
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Royal Enfield Showrooms in Delhi');
    await screen.unmount();
    const brought = await show([], { state: { brandName: 'Hero' } });
    await expect
      .element(brought.screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Hero Showrooms in Delhi');
  });

  it('shows a sample as a sample, without a number or an address to press', async () => {
    const sample = buildShowroom({ is_sample: true, phone: '011 2345 6789', website: 'https://wheels.example/' });
    const { screen } = await show([answers('dealerships', page([sample]))]);
    const row = screen.getByRole('listitem').filter({ hasText: 'Ring Road Wheels' });
    await expect.element(row.getByText('Sample', { exact: true })).toBeVisible();
    await expect.element(row.getByText(/^Call Now/)).toBeVisible();
    await expect.element(row.getByText(/No phone number, as this is a sample/)).toBeInTheDocument();
    expect(row.getByRole('link').elements()).toEqual([]);
  });

  it('promises no place to sit on one among samples, says who brings real ones, and leads to the maker’s own list', async () => {
    const finder = 'https://maker.example/dealers/';
    const makers = [{ id: 3, name: 'Honda', slug: 'honda', logo: null, dealer_finder: finder }];
    const { screen } = await show([answers('brands', page(makers))]);
    await expect.element(screen.getByText(/sample showrooms/)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: /^Find a Honda dealer/ })).toHaveAttribute('href', finder);
    expect(screen.getByText(/where you can try a bike/).elements()).toEqual([]);
  });

  it('leads to the maker’s own list where it has no showroom', async () => {
    const finder = 'https://maker.example/dealers/';
    const makers = [{ id: 3, name: 'Honda', slug: 'honda', logo: null, dealer_finder: finder }];
    const { screen } = await show([answers('brands', page(makers)), answers('dealerships', page([]))]);
    await expect.element(screen.getByRole('link', { name: /^Find a Honda dealer/ })).toHaveAttribute('href', finder);
  });

  it('counts real showrooms', async () => {
    const real = [1, 2].map((id) => buildShowroom({ id, is_sample: false }));
    const { screen } = await show([answers('dealerships', page(real))]);
    await expect.element(screen.getByText('2 showrooms where you can try a bike.')).toBeVisible();
    expect(screen.getByText(/sample showrooms/).elements()).toEqual([]);
  });

  it('calls and visits a real one', async () => {
    const real = { is_sample: false, phone: '011 2345 6789', website: 'https://wheels.example/', pincode: '110001' };
    const { screen } = await show([answers('dealerships', page([buildShowroom(real)]))]);
    const row = screen.getByRole('listitem').filter({ hasText: 'Ring Road Wheels' });
    await expect.element(row).toMatchTextContent(/12 Ring Road, 110001/);
    await expect.element(row.getByRole('link', { name: /Call Now/ })).toHaveAttribute('href', 'tel:01123456789');
    await expect.element(row.getByRole('link', { name: /Visit Website/ })).toHaveAttribute('href', real.website);
  });

  it('shows three skeletons while the showrooms are on their way', async () => {
    const { screen } = await show([waits('dealerships')]);
    const waiting = screen.getByRole('status').filter({ hasText: 'Loading showrooms' });
    await expect.element(waiting).toBeInTheDocument();
    const [said, ...skeletons] = waiting.element().children;
    expect(said).toHaveTextContent('Loading showrooms');
    expect(skeletons.map((skeleton) => skeleton.getBoundingClientRect().height)).toEqual([112, 112, 112]);
  });

  it('counts ten showrooms to a page, and rounds up', async () => {
    const ten = Array.from({ length: 10 }, (_, id) => buildShowroom({ id, name: `Wheels ${id + 1}` }));
    const { screen } = await show([answers('dealerships', page(ten, 31, 'http://api.example/?page=2'))]);
    await expect.element(screen.getByText('Page 1 of 4')).toBeVisible();
  });

  it('loads the next ten on a press, and says which page of how many is reached', async () => {
    const ten = Array.from({ length: 10 }, (_, id) => buildShowroom({ id, name: `Wheels ${id + 1}` }));
    const more = replies('dealerships', ({ request }) =>
      new URL(request.url).searchParams.get('page') === '2'
        ? HttpResponse.json(page([buildShowroom({ id: 10, name: 'Wheels 11' })], 11))
        : HttpResponse.json(page(ten, 11, 'http://api.example/api/dealerships/?page=2')),
    );
    const { screen } = await show([more]);
    await expect.element(screen.getByText('Page 1 of 2')).toBeVisible();
    await screen.getByRole('button', { name: 'Load More Showrooms' }).click();
    await expect.element(screen.getByText(/^Wheels 11/)).toBeVisible();
    await expect.element(screen.getByText('Page 2 of 2')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Load More Showrooms' })).not.toBeInTheDocument();
  });

  it('finds a brand by typing, with keys alone, and puts it into the address', async () => {
    const { screen, router } = await show([], { search: '?city=Jaipur' });
    await screen.getByRole('combobox', { name: 'Brand' }).fill('enf');
    await expect.element(screen.getByRole('option')).toHaveTextContent('Royal Enfield');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect
      .poll(() => router.state.location)
      .toMatchObject({ pathname: '/dealership/royal-enfield', search: '?city=Jaipur' });
  });

  it('puts a city into the address, and keeps the brand', async () => {
    const { screen, router } = await show([], { brandSlug: 'hero' });
    await screen.getByRole('combobox', { name: 'City' }).click();
    await screen.getByRole('option', { name: 'Jaipur' }).click();
    await expect
      .poll(() => router.state.location)
      .toMatchObject({ pathname: '/dealership/hero', search: '?city=Jaipur' });
  });

  it('says when no brand or no city fits what is typed', async () => {
    const noBrand = http.get('*/api/brands/', ({ request }) =>
      request.url.includes('search=') ? HttpResponse.json(page([])) : undefined,
    );
    const { screen } = await show([answers('cities', page([])), noBrand]);
    await screen.getByRole('combobox', { name: 'Brand' }).fill('zzz');
    await expect.element(screen.getByText('No brands found')).toBeVisible();
    await screen.getByRole('combobox', { name: 'City' }).fill('zzz');
    await expect.element(screen.getByText('No cities found')).toBeVisible();
  });

  it('asks for the brand of its path by the id that the list of brands has', async () => {
    const { asked } = await show([], { brandSlug: 'royal-enfield', search: '?city=Jaipur' });
    await expect.poll(() => asked).toContain('/api/dealerships/?brands=5&city=Jaipur&page=1');
  });

  it('follows the link to the next ten, still of brand and city', async () => {
    const next = '/api/dealerships/?page=2';
    const { screen, asked } = await show([answers('dealerships', page([buildShowroom()], 11, next))]);
    await screen.getByRole('button', { name: 'Load More Showrooms' }).click();
    await expect.poll(() => asked).toContain('/api/dealerships/?brands=3&city=Delhi&page=2');
  });

  it('offers four cities with the brand’s showrooms there, under the names they go by', async () => {
    const { screen } = await show();
    const cities = screen.getByRole('navigation', { name: 'Popular Cities' });
    await expect.element(cities.getByRole('link', { name: /Delhi/ })).toHaveTextContent('Delhi2 showrooms');
    await expect.element(cities.getByRole('link', { name: /Delhi/ })).toHaveAttribute('aria-current', 'page');
    await expect.element(cities.getByRole('link', { name: /Bangalore/ })).toHaveTextContent('Bangalore1 showroom');
    await expect
      .element(cities.getByRole('link', { name: /Mumbai/ }))
      .toHaveAttribute('href', '/dealership/honda?city=Mumbai');
    await expect.element(cities.getByRole('link', { name: /Hyderabad/ })).toMatchTextContent(/^Hyderabad$/);
  });

  it('says what a showroom is, and leads to the check of its quotation', async () => {
    const { screen } = await show();
    await expect.element(screen.getByRole('heading', { name: 'About Showrooms' })).toBeVisible();
    const way = screen.getByRole('link', { name: 'Check a quotation' });
    await expect.element(way).toHaveAttribute('href', '/quote-checker');
  });

  it('offers the defaults where there is no showroom', async () => {
    const { screen } = await show([answers('dealerships', page([]))], { brandSlug: 'hero', search: '?city=Jaipur' });
    await expect.element(screen.getByText('No Showrooms Found')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Reset to Defaults' }))
      .toHaveAttribute('href', '/dealership');
  });

  it('says which brand or city nobody knows', async () => {
    const { screen } = await show([], { brandSlug: 'nobody' });
    await expect
      .element(screen.getByText("We couldn’t find a brand called 'nobody'. Choose one from the list."))
      .toBeVisible();
    await screen.unmount();
    const refused = answers('dealerships', { city: ['No such city.'] }, 400);
    const unknown = await show([refused], { search: '?city=Atlantis' });
    const said = "We couldn’t find a city called 'Atlantis'. Choose one from the list.";
    await expect.element(unknown.screen.getByText(said)).toBeVisible();
    await expect.element(unknown.screen.getByText('No Showrooms Found')).toBeVisible();
  });

  it('says what could not be loaded, and tries again on a press', async () => {
    const { screen, asked } = await show([fails('dealerships'), fails('brands')]);
    await expect.element(screen.getByText('Failed to load dealership data. Please try again later.')).toBeVisible();
    await expect.element(screen.getByText('Failed to load brand data. Please try again later.')).toBeVisible();
    const before = asked.length;
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => asked.slice(before).some((call) => call.includes('/dealerships/?'))).toBe(true);
  });

  it('says that more showrooms could not be loaded, and keeps those it has', async () => {
    const broken = replies('dealerships', ({ request }) =>
      request.url.includes('page=2')
        ? HttpResponse.json({}, { status: 503 })
        : HttpResponse.json(page([buildShowroom()], 11, '/api/dealerships/?page=2')),
    );
    const { screen } = await show([broken]);
    await screen.getByRole('button', { name: 'Load More Showrooms' }).click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/^More showrooms could not be loaded/);
    await expect.element(screen.getByText(/^Ring Road Wheels/)).toBeVisible();
  });

  it('goes on at the page of its address, with a link to each page where no script runs', async () => {
    const second = [answers('dealerships', page([buildShowroom()], 31, 'http://api.example/?page=3'))];
    const { screen, asked } = await show(second, { brandSlug: 'hero', search: '?city=Jaipur&page=2' });
    await expect.poll(() => asked).toContain('/api/dealerships/?brands=4&city=Jaipur&page=2');
    await expect.element(screen.getByText('Page 2 of 4')).toBeVisible();
    await expect
      .element(screen.getByRole('list', { name: 'Hero Showrooms in Jaipur' }))
      .toMatchTextContent(/^11Ring Road Wheels/);
    const links = document.querySelectorAll('nav[aria-label="Pages of the showrooms"] a');
    expect(Array.from(links, (link) => link.getAttribute('href'))).toContain('/dealership/hero?city=Jaipur&page=3');
  });

  it('has popular bikes of the brand that are on sale beside its headline, each a way to its page', async () => {
    const bike = { id: 1, name: 'Shine', slug: 'shine', brand: { id: 3, name: 'Honda', slug: 'honda' } };
    const { screen, asked } = await show([answers('bikes', page([bike]))]);
    const lineUp = screen.getByRole('figure', { name: 'Popular Honda bikes, to scale' });
    await expect.element(lineUp.getByRole('link')).toHaveAttribute('href', '/honda/shine');
    const call = asked.find((address) => address.startsWith('/api/bikes/'));
    expect(call).toMatch(/status=on_sale/);
  });

  it('has its form in the HTML of the server', async () => {
    const first = await hydrateWithApi(<ShowroomsPage at={locationAt('/dealership')} />, () => {});
    expect(first.text).toContain('Honda Showrooms in Delhi');
    expect(first.consoleErrors).toEqual([]);
  });
});
