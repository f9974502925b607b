import { hydrateWithApi, renderWithApi } from '@dopahiya/api-client/testing';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { buildArticle, newsHandlers } from '../testing.ts';
import { NewsListPage } from './news-list-page.tsx';

const { lists, listFails } = newsHandlers;

const long = 'The weight decides who enjoys it, and the seat decides who does not. '.repeat(6);
const activa = buildArticle({
  id: 1,
  slug: 'activa',
  title: 'Honda prices the Activa',
  excerpt: long,
  view_count: 1204,
});
const rizta = buildArticle({
  id: 2,
  slug: 'rizta',
  title: 'Rizta for a family',
  excerpt: long,
  is_featured: true,
});
const tvs = buildArticle({ id: 3, slug: 'tvs', title: 'TVS in the rain' });

/** Only the body of one article contains these words. */
const findsByText = http.get('*/api/news/', ({ request }) => {
  const search = new URL(request.url).searchParams.get('search');
  if (search === null) return undefined;
  const results = search === '34 litres' ? [rizta] : [];
  return HttpResponse.json({ count: results.length, next: null, previous: null, results });
});

const open = (handlers = [lists([activa, rizta, tvs])], props: Partial<Parameters<typeof NewsListPage>[0]> = {}) =>
  renderWithApi(<NewsListPage search="" brand="" page={1} {...props} />, handlers, { at: '/bike-news' });

const titles = (screen: Awaited<ReturnType<typeof open>>['screen']) =>
  screen
    .getByRole('heading', { level: 3 })
    .elements()
    .map((heading) => heading.textContent);

describe('<NewsListPage />', () => {
  it('puts the featured article above the others, and counts these', async () => {
    const { screen, asked } = await open();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'News & Reviews' })).toBeVisible();
    await expect
      .element(screen.getByRole('article').getByRole('heading', { name: 'Rizta for a family' }))
      .toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Latest Updates (2)' })).toBeVisible();
    expect(titles(screen)).toEqual(['Honda prices the Activa', 'TVS in the rain']);
    await expect.element(screen.getByText('1,204 views').first()).toBeVisible();
    expect(asked).toEqual(['/api/news/?ordering=-published_date&page=1']);
  });

  it('cuts excerpts at 200 characters in the featured article and at 150 in the list', async () => {
    const { screen } = await open();
    const cut = screen.getByText(/…$/);
    await expect.poll(() => cut.elements().map(({ textContent }) => textContent.length)).toHaveLength(2);
    const [featured = 0, listed = 0] = cut.elements().map(({ textContent }) => textContent.length);
    expect([featured <= 200, featured > 170, listed <= 150, listed > 120]).toEqual([true, true, true, true]);
  });

  it('finds a text in titles at once, and in the texts of articles by asking the API for it once', async () => {
    const { screen, asked } = await open([findsByText, lists([activa, rizta, tvs])]);
    await expect.poll(() => titles(screen)).toHaveLength(2);
    await screen.getByRole('searchbox').fill('RAIN');
    await expect.poll(() => titles(screen)).toEqual(['TVS in the rain']);
    await screen.getByRole('searchbox').fill('34 litres');
    await expect.element(screen.getByRole('heading', { name: 'Rizta for a family' })).toBeVisible();
    await expect.poll(() => titles(screen)).toEqual([]);
    await expect.poll(() => asked).toContain('/api/news/?search=34+litres&limit=10');
    expect(asked.filter((address) => address === '/api/news/?ordering=-published_date&page=1')).toHaveLength(1);
  });

  it('offers the brands of the loaded titles alone, and shows the featured one only where it names the brand', async () => {
    const { screen } = await open();
    const brand = screen.getByRole('combobox', { name: 'Brand' });
    await expect
      .poll(() => [...(brand.element() as HTMLSelectElement).options].map(({ text }) => text))
      .toEqual(['All brands', 'Honda', 'TVS']);
    await brand.selectOptions('TVS');
    await expect.poll(() => titles(screen)).toEqual(['TVS in the rain']);
    expect(screen.getByRole('article').query()).toBeNull();
  });

  it('shows the brand of the address as chosen, also one that no loaded title names', async () => {
    const { screen } = await open([lists([tvs])], { brand: 'Ather' });
    await expect.element(screen.getByRole('combobox', { name: 'Brand' })).toHaveValue('Ather');
  });

  it('says when nothing is left, leads to a search of all articles, and clears its filters', async () => {
    const { screen } = await open([findsByText, lists([activa, rizta, tvs])]);
    await screen.getByRole('searchbox').fill('nothing of it');
    await expect.element(screen.getByText('No news articles found matching your filters.')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Search all articles' }))
      .toHaveAttribute('href', '/bike-news?search=nothing+of+it');
    await screen.getByRole('link', { name: 'Clear Filters' }).click();
    await expect.poll(() => titles(screen)).toHaveLength(2);
    await expect.element(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('asks the API for the words of the address, and shows all that it finds', async () => {
    const { screen, asked } = await open([lists([tvs])], { search: 'two wheels' });
    await expect.element(screen.getByRole('searchbox')).toHaveValue('two wheels');
    await expect.element(screen.getByRole('heading', { name: 'TVS in the rain' })).toBeVisible();
    expect(asked).toEqual(['/api/news/?search=two+wheels&page=1']);
  });

  it('searches all articles on Enter', async () => {
    const { screen, router } = await open();
    await screen.getByRole('searchbox').fill(' range ');
    (screen.getByRole('searchbox').element() as HTMLInputElement).form?.requestSubmit();
    await expect.poll(() => router.state.location.search).toBe('?search=range');
  });

  it('appends further pages, to which the filters apply, until there are no more, and counts alike above and below', async () => {
    const first = Array.from({ length: 10 }, (_, index) =>
      buildArticle({ id: index + 10, slug: `a-${index}`, title: `Honda ${index}` }),
    );
    const { screen } = await open([lists(first, [tvs])]);
    await expect.element(screen.getByText('9 of 10')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Latest Updates (10)' })).toBeVisible();
    await screen.getByRole('button', { name: 'Load More News' }).click();
    await expect.poll(() => titles(screen)).toHaveLength(10);
    expect(titles(screen).at(-1)).toBe('TVS in the rain');
    expect(screen.getByRole('button', { name: 'Load More News' }).query()).toBeNull();
    await screen.getByRole('combobox', { name: 'Brand' }).selectOptions('TVS');
    await expect.poll(() => titles(screen)).toEqual(['TVS in the rain']);
  });

  it('has a form that works without scripts', async () => {
    const { screen } = await open();
    await expect.element(screen.getByRole('searchbox')).toBeVisible();
    const form = screen.container.querySelector('form[method="get"][action="/bike-news"]');
    expect(form?.querySelector('[type="submit"]')).not.toBeNull();
    expect([...new FormData(form as HTMLFormElement).keys()]).toEqual(['search', 'brand']);
  });

  it('leads to its other pages without scripts, with the words and the brand of its address', async () => {
    const page = { count: 30, next: '/api/news/?page=2', previous: null, results: [activa] };
    const answer = http.get('*/api/news/', () => HttpResponse.json(page));
    const { screen } = await open([answer], { search: 'price', brand: 'Honda' });
    const next = () => [...screen.container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    await expect.poll(next).toContain('/bike-news?search=price&brand=Honda&page=2');
  });

  it('keeps what is there when a further page does not come, and tries again', async () => {
    const first = Array.from({ length: 10 }, (_, index) => buildArticle({ id: index, slug: `a-${index}` }));
    let tries = 0;
    const failing = http.get('*/api/news/', ({ request }) => {
      if (!request.url.includes('page=2')) return undefined;
      tries += 1;
      return tries > 1 ? undefined : HttpResponse.json({ detail: 'Not now.' }, { status: 503 });
    });
    const { screen } = await open([failing, lists(first, [tvs])]);
    await screen.getByRole('button', { name: 'Load More News' }).click();
    await expect.element(screen.getByText('Error loading news: Not now.')).toBeVisible();
    expect(titles(screen)).toHaveLength(9);
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => titles(screen)).toHaveLength(10);
  });

  it('says why the news does not load, and tries again', async () => {
    const { screen, asked } = await open([listFails()]);
    await expect.element(screen.getByText('Error loading news: The garage is closed.')).toBeVisible();
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => asked).toHaveLength(2);
  });

  it('says so in its own words where the answer is none of ours', async () => {
    const { screen } = await open([http.get('*/api/news/', () => HttpResponse.json({ results: [{ id: 1 }] }))]);
    await expect.element(screen.getByText(/^Error loading news: /)).toBeVisible();
  });

  it('has all of that in the first HTML, which the browser takes over as it is', async () => {
    const { content: _, ...listed } = rizta;
    const page = { count: 12, next: '/api/news/?page=2', previous: null, results: [listed, listed && { ...activa }] };
    const first = await hydrateWithApi(<NewsListPage search="" brand="" page={1} />, (queries) => {
      queries.setQueryData(['news', '', 1], { pages: [page], pageParams: [1] });
    });
    for (const text of ['Rizta for a family', 'Honda prices the Activa', 'Latest Updates (11)', 'Load More News']) {
      expect(first.text).toContain(text);
    }
    expect(first).toMatchObject({ consoleErrors: [], asked: [] });
  });
});
