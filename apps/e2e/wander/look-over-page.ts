import type { Page } from '@playwright/test';

/** What a look over a page found. */
export interface PageLook {
  /** What is wrong with it, each in a sentence. */
  faults: string[];
  /** Where its links lead, each once, as written. */
  links: string[];
}

/** Looks for what no page may be, wherever a visitor stands: blank, broken down, wider than the screen. */
export async function lookOverPage(page: Page): Promise<PageLook> {
  const width = page.viewportSize()?.width ?? 0;
  const look = await page.evaluate(() => ({
    title: document.querySelector('h1')?.textContent.trim() ?? '',
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
    look.words === 0 && 'The page is empty.',
    !look.hasMain && 'The page has no <main>.',
    !look.title && 'The page has no <h1>.',
    /broke down|Unexpected Application Error/.test(look.title) && `The page says '${look.title}'.`,
    look.width > width &&
      `The page is ${look.width} px wide on a screen of ${width} px, by ${look.widest ?? 'its margins'}.`,
    ...look.lostAnchors.map((id) => `A link leads to #${id}, which is not on the page.`),
  ];
  return { faults: faults.filter((fault) => fault !== false), links: [...new Set(look.links)] };
}
