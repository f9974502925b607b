import { describe, expect, it } from 'vitest';
import { definePage, freeText, isPage, locationOf, oneOf, pageKeyReader, pageNumber, storageAt } from '../index.ts';

const drawn = { useHead: () => ({ title: '', description: '' }), component: () => null };
const known = { brands: [], bikes: [], articles: [], used_bikes: [], body_styles: [], budgets: [], capacities: [] };

const bestBikes = definePage({ name: 'best-bikes', path: '/best-bikes', ...drawn });
const list = definePage({
  name: 'list',
  path: ['/bikes', '/bikes/:range'],
  parameters: { page: pageNumber, sort: oneOf(['price', 'mileage']), q: freeText() },
  storage: ({ params }) => (params['range'] ? 'briefly' : 'cached'),
  ...drawn,
});
const profile = definePage({ name: 'profile', path: '/profile', isIndexed: false, storage: () => 'never', ...drawn });
const brand = definePage({ name: 'brand', path: '/:slug', ...drawn });

const keyOf = (address: string) =>
  pageKeyReader([bestBikes, list, profile, brand])(new URL(address, 'https://dopahiya.example'));

describe('isPage', () => {
  it('tells a page from what else a feature exports', () => {
    expect([list, drawn, drawn.component, 'list', null, undefined].filter(isPage)).toEqual([list]);
  });
});

describe('definePage', () => {
  it('lists the fixed addresses of a page that search engines may show', () => {
    expect(bestBikes.listed(known)).toEqual([{ path: '/best-bikes' }]);
    expect(list.listed(known)).toEqual([{ path: '/bikes' }]);
    expect(profile.listed(known)).toEqual([]);
  });

  it('takes the fixed addresses as examples', () => {
    expect(list.examples).toEqual(['/bikes']);
    expect(brand.examples).toEqual([]);
  });
});

describe('locationOf', () => {
  const at = (address: string) => {
    const url = new URL(address, 'https://dopahiya.example');
    return locationOf(list, url, {}).search.toString();
  };

  it('leaves out what means nothing to the page', () => {
    expect(at('/bikes?utm_source=poster&sort=price')).toBe('sort=price');
    expect(at('/bikes?sort=nonsense&page=0&q=')).toBe('');
    expect(at('/bikes?page=1')).toBe('');
    expect(at('/bikes?constructor=x&__proto__=y')).toBe('');
  });

  it('spells one page in one way', () => {
    expect(at('/bikes?sort=price&page=3')).toBe('page=3&sort=price');
    expect(at('/bikes?page=3&sort=price')).toBe('page=3&sort=price');
  });
});

describe('the cache key of an address', () => {
  it('is the address of the page with the parameters that change it', () => {
    expect(keyOf('/best-bikes?q=activa').address).toBe('/best-bikes');
    expect(keyOf('/bikes?sort=price&x=1').address).toBe('/bikes?sort=price');
  });

  it('belongs to the page whose pattern says most', () => {
    expect(keyOf('/profile').storage).toBe('never');
    expect(keyOf('/honda').storage).toBe('cached');
  });

  it('never stores a page with free text, nor an address without a page', () => {
    expect(keyOf('/bikes?q=activa').storage).toBe('never');
    expect(keyOf('/bikes/0-100').storage).toBe('briefly');
    expect(keyOf('/bikes/0-100?q=activa').storage).toBe('never');
    expect(keyOf('/a/b/c').storage).toBe('never');
  });
});

describe('storageAt', () => {
  it('asks the page where no free text stands in the address', () => {
    const at = locationOf(list, { pathname: '/bikes/0-100', search: '' }, { range: '0-100' });
    expect(storageAt(list, at)).toBe('briefly');
  });
});
