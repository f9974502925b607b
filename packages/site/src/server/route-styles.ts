import { LRUCache } from 'lru-cache';
import type { ReactElement } from 'react';
import { ServerStyleSheet } from 'styled-components';
import { styleSources } from './content-security-policy.ts';

/** Maximum number of routes with cached styles, and characters of styles per route; only styles generated from page content exceed it. */
const limits = { routes: 100, characters: 2 ** 19 };

/** Style collection of a page during its render. */
interface OpenStyles {
  /** Wraps the page. */
  collect: (page: ReactElement) => ReactElement;
  /** Call after rendering. */
  tags: () => { tags: string; sources: readonly string[] };
}

/**
 * One style sheet per route, because styled-components compiles a rule only for the first page that uses it. A
 * page contains the styles used so far by pages of its route.
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
