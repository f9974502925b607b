import { LRUCache } from 'lru-cache';
import type { ReactElement } from 'react';
import { ServerStyleSheet } from 'styled-components';
import { styleSources } from './content-security-policy.ts';

/** Routes whose styles are kept, and the characters that those of one may have: only styles made of what pages contain come to more. */
const limits = { routes: 100, characters: 2 ** 19 };

/** The styles of a page while it renders. */
interface OpenStyles {
  /** Put around the page. */
  collect: (page: ReactElement) => ReactElement;
  /** Call once it is rendered. */
  tags: () => { tags: string; sources: readonly string[] };
}

/**
 * One style sheet for all pages of a route: styled-components compiles a rule for the first page that uses it. A page carries the
 * styles that pages of its route have used so far.
 */
export class RouteStyles {
  readonly #sheets: LRUCache<string, ServerStyleSheet>;
  readonly #characters: number;

  constructor({ routes, characters } = limits) {
    this.#characters = characters;
    this.#sheets = new LRUCache({ max: routes });
  }

  open(route: string): OpenStyles {
    const sheet = this.#sheets.get(route) ?? new ServerStyleSheet();
    this.#sheets.set(route, sheet);
    return {
      collect: (page) => sheet.collectStyles(page) as ReactElement,
      tags: () => {
        const tags = sheet.getStyleTags();
        if (tags.length > this.#characters) this.#sheets.delete(route);
        return { tags, sources: styleSources(tags) };
      },
    };
  }
}
