import { describe, expect, it } from 'vitest';
import { firstImages, imageAddress, inlineImages } from './inline-images.ts';

const preload = (address: string) => `<link rel="preload" as="image" href="${address}" fetchPriority="high"/>`;
const page = (...addresses: string[]) =>
  `<head>${addresses.map(preload).join('')}</head>${addresses.map((address) => `<img src="${address}"/>`).join('')}`;

describe('firstImages()', () => {
  it('names the first two drawings that are loaded first, and no other image', () => {
    const html = page('/media/photos/1.webp', '/media/a.svg', '/other/b.svg', '/media/c.svg', '/media/d.svg');
    expect(firstImages(html, '/media/')).toEqual(['/media/a.svg', '/media/c.svg']);
  });
});

describe('inlineImages()', () => {
  it('puts an image wherever it is shown, and has it loaded no more', () => {
    const html = inlineImages(
      `${page('/media/a.svg', '/media/b.svg')}<img src="/media/a.svg"/>`,
      new Map([['/media/a.svg', 'data:a']]),
    );
    expect(html).toBe(
      `<head>${preload('/media/b.svg')}</head><img src="data:a"/><img src="/media/b.svg"/><img src="data:a"/>`,
    );
  });

  it('puts an image into drawings that show it too, and leaves links to it', () => {
    const body = (address: string) => `<svg><image href="${address}" x="1"/></svg><a href="/media/a.svg">A</a>`;
    const html = inlineImages(`<head></head>${body('/media/a.svg')}`, new Map([['/media/a.svg', 'data:a']]));
    expect(html).toBe(`<head></head>${body('data:a')}`);
  });
});

describe('imageAddress()', () => {
  it('keeps the image as it is, and the attribute closed', () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg"><title>R&amp;D's 100 %</title><use href="#a"/></svg>`;
    const address = imageAddress(svg);
    expect(address).not.toContain('"');
    const data = decodeURIComponent(address.replaceAll('&amp;', '&').replace('data:image/svg+xml,', ''));
    expect(data).toBe(svg.replaceAll('"', "'"));
  });
});
