import { describe, expect, it } from 'vitest';
import type { NewsItem } from '../news-queries.ts';
import { brandsIn, namesBrand } from './news-brands.ts';
import { shownNews } from './shown-news.ts';

const item = (id: number, title: string, changes: Partial<NewsItem> = {}): NewsItem => ({
  id,
  slug: `article-${id}`,
  title,
  excerpt: 'An excerpt.',
  category: 'News',
  published_date: '2026-11-01',
  featured_image_url: null,
  view_count: 0,
  is_featured: false,
  is_sample: false,
  ...changes,
});

const items = [
  item(1, 'Honda prices the Activa'),
  item(2, 'TVS in the rain', { is_featured: true }),
  item(3, 'Honda and TVS side by side', { excerpt: 'Monsoon tyres.' }),
];
const idsOf = (filter: { text?: string; brand?: string }, found?: ReadonlySet<string>) => {
  const { featured, others } = shownNews(items, { text: '', brand: '', ...filter }, found);
  return [featured?.id, others.map(({ id }) => id)];
};

describe('shownNews', () => {
  it('puts the first article flagged featured above the others, else the first of all', () => {
    expect(idsOf({})).toEqual([2, [1, 3]]);
    const plain = items.map((article) => Object.assign({}, article, { is_featured: false }));
    expect(shownNews(plain, { text: '', brand: '' }).featured?.id).toBe(1);
  });

  it('shows the featured one only where its title names the brand', () => {
    expect(idsOf({ brand: 'Honda' })).toEqual([undefined, [1, 3]]);
    expect(idsOf({ brand: 'TVS' })).toEqual([2, [3]]);
  });

  it('finds a text in titles and excerpts, in any case, and what the API finds by its text', () => {
    expect(idsOf({ text: ' MONSOON ' })).toEqual([undefined, [3]]);
    expect(idsOf({ text: 'chain' }, new Set(['1']))).toEqual([undefined, [1]]);
    expect(idsOf({ text: 'nothing of it' })).toEqual([undefined, []]);
  });
});

describe('the brands of news', () => {
  it('are those that titles name, as words of their own', () => {
    expect(brandsIn(['Royal Enfield and TVS', 'A solar charger for heroes', 'harley-davidson again'])).toEqual([
      'TVS',
      'Royal Enfield',
      'Harley-Davidson',
    ]);
    expect(namesBrand('Why the Ola S1?', 'Ola')).toBe(true);
    expect(namesBrand('Solar power', 'Ola')).toBe(false);
  });
});
