import { describe, expect, it } from 'vitest';
import { newsFeed } from './news-feed.ts';

const article = {
  id: 1,
  slug: 'one-engine',
  title: 'One <engine> & three "bikes"]]>\u0007',
  content: '<p>Text.</p>',
  excerpt: 'Weight & seat <b>decide</b>.',
  published_date: '2026-04-27',
  category: 'Comparison',
  author: { first_name: 'Dopahiya', last_name: 'Sample Desk' },
  is_sample: true,
};

async function feedFrom(answer: Response) {
  const asked: string[] = [];
  const response = await newsFeed.answer({
    origin: 'https://dopahiya.example',
    fetch: (request) => {
      asked.push(request.url);
      return Promise.resolve(answer);
    },
  });
  return { response, asked, text: await response.text() };
}

describe('the feed of the news', () => {
  it('tells of the newest articles as RSS, whatever their titles hold', async () => {
    const { response, asked, text } = await feedFrom(Response.json({ results: [article] }));
    expect(newsFeed.path).toBe('/bike-news/feed.xml');
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(asked).toEqual(['https://dopahiya.example/api/news/?ordering=-published_date&limit=20']);
    expect(text).toContain('<link>https://dopahiya.example/news/one-engine</link>');
    expect(text).toContain('<pubDate>Mon, 27 Apr 2026 06:30:00 GMT</pubDate>');
    expect(text).toContain('rel="self"');
    expect(text).not.toContain('\u0007');
    expect(text).toMatch(/<title>.*Sample: One/s);
    expect(isWellFormed(text)).toBe(true);
  });

  it('has an article without a day, a category and an author too', async () => {
    const { response, text } = await feedFrom(Response.json([{ id: 7, title: 'Bare' }]));
    expect(response.status).toBe(200);
    expect(text).toContain('https://dopahiya.example/news/7');
  });

  it.each([
    ['does not answer', new Response('', { status: 503 })],
    ['answers something else', new Response('<html>')],
    ['answers other JSON', Response.json({ results: [{ id: 1 }] })],
  ])('asks to come again while the API %s', async (_, answer) => {
    const { response } = await feedFrom(answer);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('60');
  });
});

/** Checks whether the tags of an XML text are balanced, ignoring CDATA. */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  const markup = xml.replaceAll(/<!\[CDATA\[.*?\]\]>/gs, '').replaceAll(/<\?.*?\?>|<!--.*?-->/gs, '');
  for (const [, closing, name = '', alone] of markup.matchAll(/<(\/?)([\w:]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (alone) continue;
    if (!closing) open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0 && !/&(?!amp;|lt;|gt;|quot;|apos;|#)/.test(markup);
}
