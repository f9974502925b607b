import { hydrateWithApi, renderWithApi } from '@dopahiya/api-client/testing';
import { locationOf } from '@dopahiya/site';
import { untilRendered } from '@dopahiya/ui-kit/testing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { chosenState } from '../under-development/use-under-development.tsx';
import { partsHandlers } from '../testing/parts-handlers.ts';
import { buildBikeParts, buildPartDetail, sampleParts } from '../testing/sample-parts.ts';
import { BikePartsPage } from './bike-parts-page.tsx';
import { bikePartsPage } from './bike-parts.page.ts';

const { bike, fails, part, parts } = partsHandlers;
const classic = bike(buildBikeParts());
const address = { bikeSlug: 'classic-350', categorySlug: null, partSlug: null, page: 1 };
const ofGroup = { ...address, categorySlug: 'lights' };
const ofPart = { ...ofGroup, partSlug: 'headlamp-bulb' };

describe('<BikePartsPage /> of a bike', () => {
  it('has each group with its count, leading to its products', async () => {
    const { screen, router } = await renderWithApi(<BikePartsPage address={address} />, [classic]);
    await expect.element(screen.getByRole('heading', { level: 1, name: /^Parts for the Royal Enfield/ })).toBeVisible();
    const link = screen.getByRole('link', { name: 'Lights 3 products' });
    await expect.element(link).toHaveAttribute('href', '/spare-parts/classic-350/lights');
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
    await expect.element(trail.getByRole('link', { name: 'Spare parts' })).toHaveAttribute('href', '/spare-parts');
    await expect
      .element(trail.getByRole('link', { name: 'Royal Enfield' }))
      .toHaveAttribute('href', '/spare-parts/brands/royal-enfield');
    await link.click();
    await expect.poll(() => router.state.location.state).toEqual(chosenState);
  });

  it('says what the bike takes with the source, and what nobody knows', async () => {
    const { screen } = await renderWithApi(<BikePartsPage address={address} />, [classic]);
    await expect.element(screen.getByText('Source: Brochure of the maker, 2026 (Front tyre)')).toBeVisible();
    await expect.element(screen.getByText('10,000 km')).toBeVisible();
    await expect
      .element(screen.getByText('Source: Our catalogue, source not noted (Service interval, distance)'))
      .toBeVisible();
    await expect.element(screen.getByText(/^Not available yet: Headlamp\. For engine oil/)).toBeVisible();
  });

  it('names the source once where all facts have the same one', async () => {
    const source = { title: 'Vehicle portals', year: null };
    const takes = [
      { field: 'front_tyre_size', value: '100/90-19', source },
      { field: 'rear_tyre_size', value: '120/80-18', source },
    ];
    const { screen } = await renderWithApi(<BikePartsPage address={address} />, [bike(buildBikeParts({ takes }))]);
    await expect.element(screen.getByText('120/80-18')).toBeVisible();
    expect(screen.getByText('Source: Vehicle portals').elements()).toHaveLength(1);
  });

  it('prints the card', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { screen } = await renderWithApi(<BikePartsPage address={address} />, [classic]);
    await screen.getByRole('button', { name: 'Print or save as PDF' }).click();
    expect(print).toHaveBeenCalledOnce();
  });

  it('saves the card as a text', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('#saved');
    const { screen } = await renderWithApi(<BikePartsPage address={address} />, [classic]);
    await screen.getByRole('button', { name: 'Save as text' }).click();
    const files = saved.mock.calls.map(([file]) => file as Blob);
    const texts = await Promise.all(files.map((file) => file.text()));
    expect(texts.join()).toContain('Front tyre: 100/90-19\n');
    expect(texts.join()).toContain('Not available yet: Headlamp.');
  });

  it('does not know a bike that is not there, and tries again where the API failed', async () => {
    const missing = await renderWithApi(<BikePartsPage address={address} />, [fails('bike', 404)]);
    await expect.element(missing.screen.getByRole('heading', { name: 'Product not found.' })).toBeInTheDocument();
    await missing.screen.unmount();
    const { screen, asked } = await renderWithApi(<BikePartsPage address={address} />, [fails('bike')]);
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => asked.length).toBe(2);
  });

  it('is whole in the HTML of the server', async () => {
    const first = await hydrateWithApi(<BikePartsPage address={address} />, (queries) => {
      queries.setQueryData(['spare-parts', 'bike', 'classic-350'], buildBikeParts());
    });
    expect(first.text).toContain('100/90-19');
    expect(first).toMatchObject({ consoleErrors: [], asked: [] });
  });
});

describe('<BikePartsPage /> of a group', () => {
  it('lists what fits and what does not, and says why', async () => {
    const { screen } = await renderWithApi(<BikePartsPage address={ofGroup} />, [classic, parts(sampleParts)]);
    await expect.element(screen.getByText(/^Fits the Royal Enfield/)).toBeVisible();
    await expect.element(screen.getByText('Needs an LED headlamp.')).toBeVisible();
    await expect.element(screen.getByText('We don’t know if the bike has a drive chain.')).toBeVisible();
    expect(screen.getByText('Sample', { exact: true }).elements()).toHaveLength(3);
    expect(screen.getByText('Sample price').elements()).toHaveLength(3);
    const link = screen.getByRole('link', { name: 'LED unit' });
    await expect.element(link).toHaveAttribute('href', '/spare-parts/classic-350/lights/led-unit');
  });

  it('has links to all pages for whoever has no scripts', async () => {
    const second = <BikePartsPage address={{ ...ofGroup, page: 2 }} />;
    const { screen, asked } = await renderWithApi(second, [classic, parts(sampleParts, 49)]);
    await expect.element(screen.getByRole('article').first()).toBeVisible();
    const links = [...screen.container.querySelectorAll('nav[data-seen] a')].map((link) => link.getAttribute('href'));
    const list = '/spare-parts/classic-350/lights';
    expect(new Set(links)).toEqual(new Set([list, `${list}?page=2`, `${list}?page=3`]));
    expect(asked.at(-1)).toContain('page=2');
  });

  it('loads more where there are more', async () => {
    const { screen } = await renderWithApi(<BikePartsPage address={ofGroup} />, [classic, parts(sampleParts, true)]);
    await screen.getByRole('button', { name: 'Load More' }).click();
    await expect.poll(() => screen.getByRole('article').elements().length).toBe(6);
  });

  it('tells whoever chose the group that the service is under development, until OK', async () => {
    const handlers = [classic, parts(sampleParts)];
    const { screen } = await renderWithApi(<BikePartsPage address={ofGroup} />, handlers, { state: chosenState });
    const dialog = screen.getByRole('dialog', { name: 'This service is under development' });
    await expect.element(dialog).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
    await screen.getByRole('button', { name: 'OK' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('does not tell it to whoever came by the address', async () => {
    const { screen } = await renderWithApi(<BikePartsPage address={ofGroup} />, [classic, parts(sampleParts)]);
    await expect.element(screen.getByText('Ordering isn’t available yet. Prices and fit are samples.')).toBeVisible();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('does not know a group that is not there', async () => {
    const unknown = { ...ofGroup, categorySlug: 'wings' };
    const { screen } = await renderWithApi(<BikePartsPage address={unknown} />, [classic, fails('parts', 404)]);
    await expect.element(screen.getByRole('heading', { name: 'Product not found.' })).toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: /^All parts for the/ })).toBeVisible();
  });
});

describe('<BikePartsPage /> of a product', () => {
  it('has all that is known of it', async () => {
    const { screen } = await renderWithApi(<BikePartsPage address={ofPart} />, [classic, part(buildPartDetail())]);
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Headlamp bulb' })).toBeVisible();
    const facts = ['₹180', 'Sample price', '25% off', '12 left', '1 bulb, 1 cap', 'Clear glass'];
    for (const text of [...facts, 'The bulb of a headlamp.', 'To see, and to be seen.', 'A maker of motorcycles.'])
      await expect.element(screen.getByText(text)).toBeVisible();
  });

  it('leaves out what is not known', async () => {
    const unknown = buildPartDetail({ box_content: [], highlights: [], description: null, brand: null });
    const { screen } = await renderWithApi(<BikePartsPage address={ofPart} />, [classic, part(unknown)]);
    await expect.element(screen.getByText('To see, and to be seen.')).toBeVisible();
    expect(screen.getByText('A maker of motorcycles.').query()).toBeNull();
    const terms = [...screen.container.querySelectorAll('dt, h2')].map(({ textContent }) => textContent);
    expect(terms).not.toContain('In the box');
    expect(terms).not.toContain('Description');
  });

  it('says on ADD TO CART that nothing can be ordered yet, and closes by itself after three seconds', async () => {
    const { screen } = await renderWithApi(<BikePartsPage address={ofPart} />, [classic, part(buildPartDetail())]);
    const add = screen.getByRole('button', { name: 'ADD TO CART' });
    await expect.element(add).toBeVisible();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await add.click();
    const dialog = screen.getByRole('dialog', { name: 'This service is under development' });
    await expect.element(dialog).toBeVisible();
    await untilRendered();
    vi.advanceTimersByTime(2900);
    await expect.element(dialog).toBeVisible();
    vi.advanceTimersByTime(200);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(add).toHaveFocus();
  });

  it('is named in the title of its page', async () => {
    const params = { bikeSlug: 'classic-350', categorySlug: 'lights', productSlug: 'headlamp-bulb' };
    const at = locationOf(bikePartsPage, { pathname: '/spare-parts', search: '' }, params);
    const Title = () => bikePartsPage.useHead(at).title;
    const { screen } = await renderWithApi(<Title />, [classic, part(buildPartDetail())]);
    await expect.element(screen.getByText(/^Headlamp bulb for the Royal Enfield Classic 350/)).toBeVisible();
  });

  it('is not found under another slug', async () => {
    const { screen } = await renderWithApi(<BikePartsPage address={ofPart} />, [classic, fails('part', 404)]);
    await expect.element(screen.getByRole('heading', { name: 'Product not found.' })).toBeInTheDocument();
  });
});
