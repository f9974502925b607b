import { findablePages } from '@dopahiya/domain/content';
import { bikeSorts } from '@dopahiya/domain/requests';
import { paths, reservedSegments } from '@dopahiya/domain/site';
import { type PageFacts, pageKeyReader } from '@dopahiya/site';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { menuGroups } from '../layout/menu-groups.ts';
import { warmPages } from '../../warm-pages.ts';
import { sitePages } from './site-pages.ts';

const keyOf = (address: string) => pageKeyReader(sitePages)(new URL(address, 'https://dopahiya.example'));
const isDropped = (path: string, name: string, value: string): boolean =>
  keyOf(`${path}?${new URLSearchParams([[name, value]])}`).address === path;

describe('the address of a page', () => {
  it.each([
    ['/bikes', 'fuel', 'electric'],
    ['/honda', 'q', 'cb'],
    ['/new-scooters', 'page', '2'],
    ['/compare-bike', 'bike', 'activa'],
  ])('hangs on %s?%s=%s', (path, name, value) => {
    expect(isDropped(path, name, value)).toBe(false);
  });

  it.each([
    ['/', 'utm_source', 'poster'],
    ['/best-bikes', 'sort', 'price-low'],
    ['/bikes', 'fuel', ''],
    ['/bikes', 'sort', 'nonsense'],
    ['/bikes', 'page', '0'],
    ['/bikes', 'page', '2x'],
    ['/trending-bikes', 'q', 'anything'],
    ['/used-bikes', 'q', 'anything'],
  ])('does not hang on %s?%s=%s', (path, name, value) => {
    expect(isDropped(path, name, value)).toBe(true);
  });

  it.each(bikeSorts)('knows the order %s of lists', (sort) => {
    expect(isDropped('/bikes', 'sort', sort)).toBe(false);
  });
});

describe('the cache', () => {
  it.each([
    '/search?q=activa',
    '/bikes?max_mileage=41',
    '/compare-bikes/a-vs-b?search=anything',
    '/honda?q=cb',
    '/a/b/c',
  ])('never has %s, of whose kind there is no end', (address) => {
    expect(keyOf(address).storage).toBe('never');
  });

  it.each(['/used-bikes', '/bikes/hero-splendor-plus-2021-0a1b2c3d'])(
    'holds %s, which may be sold, briefly',
    (address) => {
      expect(keyOf(address).storage).toBe('briefly');
    },
  );

  it.each(warmPages)('has %s, which is rendered before the server starts, at this very address', (address) => {
    const key = keyOf(address);
    expect([key.address, key.storage !== 'never']).toEqual([address, true]);
  });

  it('has eleven pages before the server starts, the home page first, each once', () => {
    expect(warmPages[0]).toBe('/');
    expect(new Set(warmPages).size).toBe(11);
  });
});

describe('the pages', () => {
  const modules = readdirSync(new URL('../routes', import.meta.url));

  it('are all that has a route module', () => {
    expect(modules.toSorted()).toEqual(sitePages.map(({ name }) => `${name}.tsx`).toSorted());
  });

  it('have each address to themselves', () => {
    const all = sitePages.flatMap((page) => page.paths);
    expect(all.filter((path, index) => all.indexOf(path) !== index)).toEqual([]);
  });

  it('take no first segment that a brand might have as its slug', () => {
    const segments = sitePages.flatMap((page: PageFacts) => page.paths.map((path) => path.split('/')[1] ?? ''));
    const free = segments.filter(
      (segment) => segment !== '' && !segment.startsWith(':') && !reservedSegments.has(segment),
    );
    expect(free).toEqual([]);
  });

  it('lead on from an address that people type by hand', () => {
    const moved = sitePages.find(({ name }) => name === 'moved');
    const at = (path: string) => moved?.answerAt({ path, params: {}, search: new URLSearchParams() });
    expect(at('/scooters')).toEqual({ redirect: '/bikes/scooters', status: 301 });
    for (const [path, redirect] of Object.entries({
      '/contact': '/contact-us',
      '/terms': '/terms-and-conditions',
      '/privacy': '/privacy-policy',
      '/faq': '/faqs',
      '/about': '/about-us',
    }))
      expect(at(path)).toEqual({ redirect, status: 301 });
  });

  it('are missing at the three placeholders of the documents alone', () => {
    const fixed = Object.values(paths).filter((path) => typeof path === 'string');
    const there = new Set(sitePages.filter(({ name }) => name !== 'placeholder').flatMap((page) => page.paths));
    const missing = [...fixed, paths.news(':slug')].filter((path) => !there.has(path));
    const placeholders = [paths.insurance, paths.newsMedia, paths.reviews];
    expect(missing.toSorted()).toEqual(placeholders.toSorted());
  });

  it('stand at every address that the site links to', () => {
    const named = [
      paths.bike({ id: 1, slug: 'cb350', brand: { slug: 'honda' } }),
      paths.bike({ id: 1, slug: null, brand: { slug: 'honda' } }),
      paths.brand('honda'),
      paths.bikesOfBrand('honda'),
      paths.budget({ min: 0, max: 1 }),
      paths.capacity({ min: 0, max: 1 }),
      paths.bodyStyle('scooter'),
      paths.category('scooters'),
      paths.compare(['a', 'b']),
      paths.news('one-engine'),
      paths.showroomsOf('honda'),
      ...Object.values(paths).filter((path) => typeof path === 'string'),
    ];
    expect(named.filter((address) => keyOf(address).storage === 'never')).toEqual([
      paths.compareBike,
      paths.compareElectricBikes,
      paths.profile,
      paths.messages,
      paths.moderation,
      paths.desk,
    ]);
  });
});

describe('the pages that a search in words finds', () => {
  const fixed = Object.values(paths).filter((path) => typeof path === 'string');
  const found = findablePages.map(({ path }) => path);

  /** Pages that the search omits: home, the search itself, targets of email links, and restricted pages. */
  const notLookedFor = new Set<string>([
    paths.home,
    paths.search,
    paths.resetPassword,
    paths.verifyEmail,
    paths.moderation,
    paths.desk,
  ]);
  /** Documented placeholder pages, which have no content to find. */
  const placeholders = new Set<string>([paths.insurance, paths.newsMedia, paths.reviews]);

  it('are all pages at an address of their own, each once: a new page needs a line in the list of domain', () => {
    const expected = fixed.filter((path) => !notLookedFor.has(path) && !placeholders.has(path));
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  it('are called there what the menu calls them', () => {
    const entries = menuGroups.flatMap((group) => group.entries);
    const called = entries.map(({ to }) => [to, findablePages.find(({ path }) => path === to)?.title]);
    expect(called).toEqual(entries.map(({ to, label }) => [to, label]));
  });

  it('have every tool among them', () => {
    const tools = new Set(findablePages.filter(({ kind }) => kind === 'tool').map(({ path }) => path));
    const finance = menuGroups.find(({ lineUp }) => lineUp === 'finance')?.entries.map(({ to }) => to) ?? [];
    expect(finance.length).toBeGreaterThan(3);
    expect(finance.filter((path) => !tools.has(path))).toEqual([]);
  });
});
