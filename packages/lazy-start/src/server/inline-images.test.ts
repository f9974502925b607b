import { describe, expect, it } from 'vitest';
import { firstImages, inlineImages } from './inline-images.ts';

const preload = (address: string) => `<link rel="preload" as="image" href="${address}" fetchPriority="high"/>`;
const page = (...addresses: string[]) =>
  addresses.map(preload).join('') + addresses.map((address) => `<img src="${address}"/>`).join('');

describe('firstImages()', () => {
  it('names the first two drawings that are loaded first, and no other image', () => {
    const html = page('/media/photos/1.webp', '/media/a.svg', '/other/b.svg', '/media/c.svg', '/media/d.svg');
    expect(firstImages(html, '/media/')).toEqual(['/media/a.svg', '/media/c.svg']);
  });
});

describe('inlineImages()', () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><title>R&amp;D's 100 %</title><use href="#a"/></svg>`;

  it('puts an image wherever it is shown, and has it loaded no more', () => {
    const html = inlineImages(
      `${page('/media/a.svg', '/media/b.svg')}<img src="/media/a.svg"/>`,
      new Map([['/media/a.svg', svg]]),
    );
    expect(html).not.toContain('/media/a.svg');
    expect(html.match(/src="data:image\/svg\+xml,/g)).toHaveLength(2);
    expect(html).toContain(`${preload('/media/b.svg')}<img src="data:`);
  });

  it('keeps the image as it is', () => {
    const html = inlineImages('<img src="/a.svg"/>', new Map([['/a.svg', svg]]));
    const [, source = ''] = /^<img src="([^"<>]*<[^"]*)"\/>$/.exec(html) ?? [];
    const data = decodeURIComponent(source.replaceAll('&amp;', '&').replace('data:image/svg+xml,', ''));
    expect(data).toBe(svg.replaceAll('"', "'"));
  });
});
