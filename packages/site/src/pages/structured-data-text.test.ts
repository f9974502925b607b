import { expect, it } from 'vitest';
import { structuredDataText } from './head-addresses.ts';

const list = {
  '@type': 'ItemList',
  name: '</script><b>',
  itemListElement: [{ '@type': 'ListItem', position: 1, url: '/honda/shine', name: '/not an address' }],
};

it('gives paths the origin of the site, and leaves other texts alone', () => {
  expect(JSON.parse(structuredDataText([list], 'https://dopahiya.example'))).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'ItemList',
        name: '</script><b>',
        itemListElement: [
          { '@type': 'ListItem', position: 1, url: 'https://dopahiya.example/honda/shine', name: '/not an address' },
        ],
      },
    ],
  });
});

it('cannot be ended by a text in it', () => {
  expect(structuredDataText([list], '')).not.toContain('<');
});
