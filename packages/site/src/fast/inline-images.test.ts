import { describe, expect, it } from 'vitest';
import { firstImages, imageAddress, inlineImages, withoutPreloads } from './inline-images.ts';

const preload = (address: string) => `<link rel="preload" as="image" href="${address}" fetchPriority="high"/>`;
const head = (...addresses: string[]) => `<head>${addresses.map(preload).join('')}`;
const images = new Map([['/media/a.svg', Buffer.from('data:a')]]);

describe('firstImages()', () => {
  it('names the first two drawings that are loaded first, and no other image', () => {
    const html = head('/media/photos/1.webp', '/media/a.svg', '/other/b.svg', '/media/c.svg', '/media/d.svg');
    expect(firstImages(html, '/media/')).toEqual(['/media/a.svg', '/media/c.svg']);
  });
});

describe('withoutPreloads()', () => {
  it('has the browser load all but the images that come with the page', () => {
    expect(withoutPreloads(head('/media/a.svg', '/media/b.svg'), images)).toBe(head('/media/b.svg'));
    expect(withoutPreloads(head('/media/a.svg'), new Map())).toBe(head('/media/a.svg'));
  });
});

describe('inlineImages()', () => {
  const inlined = (body: string, shown = images) => inlineImages(body, shown).join('');

  it('puts an image wherever it is shown', () => {
    const body = '</head><img src="/media/a.svg"/><img src="/media/b.svg"/><img src="/media/a.svg"/></body>';
    expect(inlined(body)).toBe('</head><img src="data:a"/><img src="/media/b.svg"/><img src="data:a"/></body>');
    expect(inlined(body, new Map())).toBe(body);
  });

  it('puts an image into drawings that show it too, and leaves links to it', () => {
    const body = (address: string) => `<svg><image href="${address}" x="1"/></svg><a href="/media/a.svg">A</a>`;
    expect(inlined(body('/media/a.svg'))).toBe(body('data:a'));
  });
});

describe('imageAddress()', () => {
  it('keeps the image as it is, and the attribute closed', () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg"><desc>R&amp;D's 100 %</desc><use href="#a"/></svg>`;
    const address = imageAddress(svg);
    expect(address).not.toContain('"');
    const data = decodeURIComponent(address.replaceAll('&amp;', '&').replace('data:image/svg+xml,', ''));
    expect(data).toBe(svg.replaceAll('"', "'"));
  });

  it('leaves out the title, which the image has in its text', () => {
    expect(imageAddress('<svg><title>Classic 350, side view</title><g/></svg>')).toBe(
      'data:image/svg+xml,<svg><g/></svg>',
    );
  });
});
