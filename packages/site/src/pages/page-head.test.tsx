import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { alternatesOf, SiteOriginProvider } from './head-addresses.ts';
import { PageHead } from './page-head.tsx';

const origin = 'https://dopahiya.example';
const page = { title: 'Honda Shine', description: 'Price and figures of the Honda Shine.' };

function headOf(head: Partial<Parameters<typeof PageHead>[0]>) {
  const markup = renderToStaticMarkup(
    <SiteOriginProvider value={origin}>
      <PageHead {...page} {...head} />
    </SiteOriginProvider>,
  );
  return new DOMParser().parseFromString(markup, 'text/html');
}

const meta = (head: Document, name: string) =>
  head.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? null;

describe('PageHead', () => {
  it('names the page by its whole address, and says what it is', () => {
    const head = headOf({ path: '/honda/shine' });
    expect(head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${origin}/honda/shine`);
    expect(meta(head, 'og:url')).toBe(`${origin}/honda/shine`);
    expect(meta(head, 'og:title')).toBe(page.title);
    expect(meta(head, 'description')).toBe(page.description);
    expect(meta(head, 'robots')).toBeNull();
  });

  it('names the page in other languages by whole addresses', () => {
    const links = [...headOf({ path: '/honda/shine' }).querySelectorAll('link[hreflang]')];
    const addresses = alternatesOf('/honda/shine').map(({ hrefLang, address }) => [hrefLang, origin + address]);
    expect(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual(addresses);
  });

  it('keeps a page without an address of its own out of search engines', () => {
    const head = headOf({});
    expect(meta(head, 'robots')).toBe('noindex');
    expect(head.querySelector('link[rel=canonical]')).toBeNull();
  });

  it('tells other sites no address that is a secret', () => {
    expect(meta(headOf({ keepsAddress: true }), 'referrer')).toBe('no-referrer');
    expect(meta(headOf({ path: '/honda/shine' }), 'referrer')).toBeNull();
  });

  it('gives its picture and its feed the origin of the site', () => {
    const head = headOf({
      path: '/news',
      image: { path: '/share/news.png', alt: 'News' },
      feed: { path: '/news.xml', title: 'News' },
    });
    expect(meta(head, 'og:image')).toBe(`${origin}/share/news.png`);
    expect(meta(head, 'og:image:alt')).toBe('News');
    expect(head.querySelector('link[type="application/rss+xml"]')?.getAttribute('href')).toBe(`${origin}/news.xml`);
  });
});
