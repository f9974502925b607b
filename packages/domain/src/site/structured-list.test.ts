import { describe, expect, it } from 'vitest';
import { breadcrumbData, listData } from './structured-list.ts';

const brands = { label: 'Brands', to: '/brands' };
const honda = { label: 'Honda', to: '/honda' };

describe('breadcrumbData', () => {
  it('numbers the steps of a trail from 1', () => {
    expect(breadcrumbData([brands, honda])).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Brands', item: '/brands' },
        { '@type': 'ListItem', position: 2, name: 'Honda', item: '/honda' },
      ],
    });
  });
});

describe('listData', () => {
  it('names a list that has a page of its own', () => {
    expect(listData([honda], { name: 'Brands', path: '/brands' })).toEqual({
      '@type': 'ItemList',
      name: 'Brands',
      url: '/brands',
      numberOfItems: 1,
      itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Honda', url: '/honda' }],
    });
    expect(listData([honda])).not.toHaveProperty('name');
  });
});
