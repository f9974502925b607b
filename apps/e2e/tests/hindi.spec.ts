import { siteAddresses } from '@dopahiya/site-process';
import { expect, test, untilWhole } from '../journey.ts';
import { latinWords } from '../latin-words.ts';

/** Returns the texts of a page that its reader sees or hears, without those that are quoted in another language or are code. */
function textsOf(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const one of page.querySelectorAll('script, style, noscript, svg, code, textarea, [lang]:not([lang^=hi], html)'))
    one.remove();
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
  for (const name of ['alt', 'aria-label', 'title', 'placeholder']) {
    texts.push(...[...page.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name) ?? ''));
  }
  const heads = page.querySelectorAll(
    'meta[name=description], meta[property="og:title"], meta[property="og:description"]',
  );
  return [...texts, page.title, ...[...heads].map((one) => one.getAttribute('content') ?? '')];
}

/** Returns the links to pages in English, except that to this page in English. */
const linksToEnglish = (html: string): string[] =>
  Array.from(html.matchAll(/<(?:a|form) [^>]*(?:href|action)="(\/(?!hi[/?#"])[^"]*)[^>]*>/g))
    .filter(([tag]) => !/hreflang/i.test(tag))
    .map(([, address = '']) => `the link to ${address}`);

/** Pages that no definition names as an example: an article with links in its text, and a quotation that is checked. */
const more = ['/news/abs-on-small-bikes', '/quote-checker?bike=activa-125&text=ex+92529+total+111594'];

const inHindi = (path: string): string => (path === '/' ? '/hi' : `/hi${path}`);

test('pages in Hindi have no word in English but names and codes, and no link to English', async ({
  page,
  context,
  request,
}) => {
  // Of a page without a policy, whose parser may meet styles.
  const reader = await context.newPage();
  test.slow();
  const found: Record<string, string[]> = {};
  const look = async (path: string, html: string) => {
    const words = latinWords(await reader.evaluate(textsOf, html), decodeURIComponent(path.split('?')[1] ?? ''));
    const faults = [...words, ...linksToEnglish(html)];
    if (faults.length > 0) found[path] = faults;
  };
  await test.step('as the server sends them', async () => {
    for (const path of [...(await siteAddresses()), ...more])
      await look(path, await (await request.get(inHindi(path))).text());
  });
  await test.step('with what scripts add', async () => {
    for (const path of ['/', '/royal-enfield/classic-350', '/bike-loan', '/faqs', '/bikes/sample-jupiter-delhi-1']) {
      await page.goto(inHindi(path));
      await untilWhole(page);
      await look(`${path}, whole`, await page.content());
    }
  });
  expect(found).toEqual({});
});
