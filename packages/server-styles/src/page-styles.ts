import { LRUCache } from 'lru-cache';
import type { ReactElement, ReactNode } from 'react';
import { ServerStyleSheet } from 'styled-components';

/**
 * In characters, of which each takes a byte. All components in all their variants have fewer; only styles made of what pages
 * contain could come to more.
 */
const limits = { mostRules: 2 ** 20, mostTags: 2 ** 22 };

/** The styles of one page: what its components use while they render, and then the tags for its head. */
export interface PageStyles {
  collect: (page: ReactNode) => ReactElement;
  tags: () => string;
}

interface UsedRules {
  id: string;
  name: string;
  rules: string[];
}

/**
 * The styles of all pages. A rule is compiled for the first page that uses it, and the tags of a page are those of an
 * earlier one that used the same rules: both together took a quarter of a render.
 */
export class ServerStyles {
  readonly #rules: LRUCache<string, string[]>;
  readonly #tags: LRUCache<string, string>;

  constructor({ mostRules, mostTags } = limits) {
    this.#rules = new LRUCache({ maxSize: mostRules, sizeCalculation: (rules, key) => sizeOf(key, ...rules) });
    this.#tags = new LRUCache({ maxSize: mostTags, sizeCalculation: (tags, key) => sizeOf(key, tags) });
  }

  /** The styles of a page that is about to be rendered. */
  openPage(): PageStyles {
    const used = new Map<string, UsedRules>();
    const sheet = new ServerStyleSheet();
    const take = (id: string, name: string, rules: string[]) => used.set(keyOf(id, name), { id, name, rules });
    sheet.instance.hasNameForId = (id, name) => {
      if (used.has(keyOf(id, name))) return true;
      const rules = this.#rules.get(keyOf(id, name));
      if (rules) take(id, name, rules);
      return rules !== undefined;
    };
    sheet.instance.insertRules = (id, name, rules) => {
      this.compiled(id, name, rules);
      take(id, name, rules);
    };
    return { collect: (page) => sheet.collectStyles(page), tags: () => this.#tagsOf(used) };
  }

  /** Takes the rules of a style that no page has used before. */
  compiled(id: string, name: string, rules: string[]): void {
    this.#rules.set(keyOf(id, name), rules);
  }

  #tagsOf(used: Map<string, UsedRules>): string {
    const key = [...used.keys()].join();
    const tags = this.#tags.get(key) ?? tagsOf([...used.values()]);
    this.#tags.set(key, tags);
    // Components remember the last sheet they were in.
    used.clear();
    return tags;
  }
}

/** What an entry takes beside its texts, about. */
const anEntry = 100;

const sizeOf = (...texts: string[]): number => texts.reduce((sum, { length }) => sum + length, anEntry);

const keyOf = (id: string, name: string): string => `${id} ${name}`;

/** The tags that the library itself writes for these rules. */
function tagsOf(used: readonly UsedRules[]): string {
  const sheet = new ServerStyleSheet();
  for (const { id, name, rules } of used) sheet.instance.insertRules(id, name, rules);
  return sheet.getStyleTags();
}
