import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { siteAddresses } from '@dopahiya/site-process';
import { inBothModes } from '../in-both-modes.ts';
import { expect, test } from '../journey.ts';

/** As many tags as the header and the first screen have. */
const mostTags = 700;

test.use({ viewport: { width: 412, height: 823 } });

const screens = [
  { of: 'a phone', width: 412, height: 823, after: /(?=<body)/ },
  // Its header is painted as a whole only.
  { of: 'a desk', width: 1280, height: 720, after: /(?<=id="header-end"[^>]*>)/ },
];

/** What has its place before the rest of its page arrives: all that stands on the first screen, or its drawings. */
const still = [
  ...['/', '/bikes', '/royal-enfield/classic-350', '/quote-checker'].map((path) => ({ path, watched: '*' })),
  ...['/compare-bikes/cb350-vs-classic-350', '/dealership'].map((path) => ({ path, watched: ':is(img, a:has(img))' })),
];

for (const { of, width, height, after } of screens)
  for (const { path, watched } of still) {
    test(`nothing moves on the first screen of ${path} on ${of} while its HTML arrives`, async ({ page, request }) => {
      const html = await (await request.get(path)).text();
      await page.setViewportSize({ width, height });
      await page.setContent('<body style="margin:0"><iframe style="border:0;width:100vw;height:100vh"></iframe>');
      const parts = html.replace(/<(script|noscript)\b.*?<\/\1>|<link[^>]*>/gs, '').split(after);
      expect(await page.evaluate(movesWhileItArrives, { parts, mostTags, watched })).toEqual([]);
    });
  }

test('what begins in the first four screens of a page is laid out with it, and not once more when it turns out to be near', async ({
  page,
}) => {
  test.slow();
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  const late: string[] = [];
  for (const path of await siteAddresses()) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    late.push(...(await page.evaluate(laidOutLater)).map((title) => `${path}: ${title}`));
  }
  expect(late).toEqual([]);
});

/** Titles of the sections that begin in the first four screens, and that a browser lays out when they come near. */
function laidOutLater(): string[] {
  const isLater = (section: Element) => getComputedStyle(section).contentVisibility === 'auto';
  return [...document.querySelectorAll('main section')]
    .filter((section) => isLater(section) && section.getBoundingClientRect().top < 4 * innerHeight)
    .map((section) => section.querySelector('h2')?.textContent ?? '');
}

for (const path of ['/bikes', '/royal-enfield/classic-350', '/login']) {
  test(
    `the first paint of ${path} waits for its header, and not for what follows`,
    { tag: inBothModes },
    async ({ page }) => {
      await page.goto(path);
      const awaited = page.locator('head link[rel=expect][blocking=render]');
      await expect(awaited).toHaveCount(1);
      const end = page.locator(String(await awaited.getAttribute('href')));
      await expect(end).toBeEmpty();
      const header = page.getByRole('banner').filter({ has: end });
      expect(await end.evaluate((element) => element === element.parentElement?.lastElementChild)).toBe(true);
      expect(await header.evaluate((element) => element.nextElementSibling?.localName)).toBe('main');
    },
  );
}

/** What opens the bot lies over the first screen, and comes with the end of the page. */
const withoutTab = 'aside[aria-label="Ask Dopahiya"] { display: none }';

/** What a server may send before it hears from the browser again, less a page's headers, which are 1,196 bytes. */
const firstRoundTrip = 14_600 - 1_200;

for (const path of ['/best-bikes', '/emi-calculator', '/dealership', '/quote-checker', '/login']) {
  test(`the first bytes of ${path} draw its first screen`, async ({ browser, request }) => {
    const html = await (await request.get(path)).text();
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });
    const page = await context.newPage();
    const draw = async (text: string) => {
      await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body: text }));
      await page.goto(path);
      return page.screenshot({ style: withoutTab });
    };
    const whole = await draw(html);
    expect((await draw(arrivedFirst(html))).equals(whole)).toBe(true);
    await context.close();
  });
}

/** What a browser can read of a page that is kept, compressed as tightly as brotli can, after the first round trip. */
function arrivedFirst(html: string): string {
  const sent = brotliCompressSync(html).subarray(0, firstRoundTrip);
  return brotliDecompressSync(sent, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
}

interface Arriving {
  parts: string[];
  mostTags: number;
  /** A selector of what is looked at. */
  watched: string;
}

/** Writes a page tag by tag, as a browser may paint it, and names what moves that has been there in full. */
function movesWhileItArrives({ parts: [head = '', body = ''], mostTags: most, watched }: Arriving): string[] {
  const arriving = document.querySelector('iframe')?.contentDocument;
  if (!arriving) throw new Error('The frame for the page is not there.');
  const isSeen = ({ top, bottom, width, height }: DOMRect) => width * height > 0 && bottom > 0 && top < innerHeight;
  /** Buttons and links arrive as a whole: their words and icons stand beside each other. */
  const isHere = (element: Element, last: Element | undefined) =>
    !element.parentElement?.closest('svg, button, a') && !(last && element.contains(last));
  const isFar = (from: DOMRect, to: DOMRect) => Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y)) > 2.5;
  const hasMoved = (element: Element, from: DOMRect | undefined, to: DOMRect) =>
    from && isSeen(from) && isFar(from, to) && element.checkVisibility({ visibilityProperty: true });
  const moves: string[] = [];
  let before = new Map<Element, DOMRect>();
  arriving.open();
  arriving.write(head);
  for (const tag of (body.match(/<[^>]*>[^<]*/g) ?? []).slice(0, most)) {
    arriving.write(tag);
    const last = [...arriving.querySelectorAll('body *')].at(-1);
    const now = new Map<Element, DOMRect>();
    for (const element of arriving.querySelectorAll(`body ${watched}`)) {
      const [from, to] = [before.get(element), element.getBoundingClientRect()];
      if (hasMoved(element, from, to)) moves.push(`${element.outerHTML.slice(0, 120)} moves when ${tag} comes`);
      if (isHere(element, last)) now.set(element, to);
    }
    before = now;
  }
  return moves;
}
