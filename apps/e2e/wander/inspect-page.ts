import type { Page } from '@playwright/test';

/** Result of inspecting a page. */
export interface PageFindings {
  /** Faults of the page, one sentence each. */
  faults: string[];
  /** Unique link targets, as written. */
  links: string[];
}

/** Titles of a page that broke down, in each language. */
const broken = /This page isn’t working|यह पन्ना नहीं चल रहा|Unexpected Application Error/;

/** Checks for faults on any page: blank, broken, in another language than its reader's, or horizontal overflow. */
export async function inspectPage(page: Page, language: string | undefined): Promise<PageFindings> {
  const width = page.viewportSize()?.width ?? 0;
  const found = await page.evaluate(() => ({
    title: document.querySelector('h1')?.textContent.trim() ?? '',
    language: document.documentElement.lang,
    hasMain: document.querySelector('main') !== null,
    words: document.body.innerText.trim().length,
    width: document.documentElement.scrollWidth,
    widest: [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => `<${element.localName} class="${element.className}">`)
      .at(-1),
    links: [...document.querySelectorAll('a')].map((anchor) => anchor.getAttribute('href') ?? ''),
    lostAnchors: [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
      .map(({ hash }) => decodeURIComponent(hash.slice(1)))
      .filter((id) => id && !document.getElementById(id)),
  }));
  const faults = [
    found.words === 0 && 'The page is empty.',
    !found.hasMain && 'The page has no <main>.',
    !found.title && 'The page has no <h1>.',
    broken.test(found.title) && `The page says '${found.title}'.`,
    language !== undefined &&
      found.language !== language &&
      `The page is in ${found.language}, and its reader reads ${language}.`,
    found.width > width &&
      `The page is ${found.width} px wide on a screen of ${width} px, by ${found.widest ?? 'its margins'}.`,
    ...found.lostAnchors.map((id) => `A link leads to #${id}, which is not on the page.`),
  ];
  return { faults: faults.filter((fault) => fault !== false), links: [...new Set(found.links)] };
}
