import { LRUCache } from 'lru-cache';
import type { ReactElement, ReactNode } from 'react';
import { ServerStyleSheet } from 'styled-components';
import { styleSources } from '../server/content-security-policy.ts';
import { styleMark } from './style-mark.ts';

/**
 * In characters, of which each takes a byte. All components in all their variants have fewer; only styles made of what pages
 * contain could come to more.
 */
const limits = { mostRules: 2 ** 20, mostTags: 2 ** 22 };

/** The `<style>` element of a page, and how the policy names it. */
export interface PageStyle {
  tag: string;
  sources: readonly string[];
}

/** The styles of one page: what its components use while they render, and then their element for its head. */
export interface PageStyles {
  collect: (page: ReactNode) => ReactElement;
  style: () => PageStyle;
}

/** A style that is used, and what it came to. */
interface UsedRules {
  key: string;
  id: string;
  name: string;
  rules: string[];
}

/**
 * The styles of all pages. A rule is compiled for the first page that uses it, and the element of a page is that of an
 * earlier one that used the same rules: both together took a quarter of a render.
 */
export class ServerStyles {
  readonly #rules: LRUCache<string, UsedRules>;
  readonly #styles: LRUCache<string, PageStyle>;

  constructor({ mostRules, mostTags } = limits) {
    this.#rules = new LRUCache({ maxSize: mostRules, sizeCalculation: ({ key, rules }) => sizeOf(key, ...rules) });
    this.#styles = new LRUCache({
      maxSize: mostTags,
      sizeCalculation: ({ tag, sources }, key) => sizeOf(key, tag, ...sources),
    });
  }

  /** The styles of a page that is about to be rendered. */
  openPage(): PageStyles {
    const used = new Map<string, UsedRules>();
    const sheet = new ServerStyleSheet();
    const take = (rules: UsedRules) => used.set(rules.key, rules);
    sheet.instance.hasNameForId = (id, name) => {
      const key = keyOf(id, name);
      if (used.has(key)) return true;
      const rules = this.#rules.get(key);
      if (rules) take(rules);
      return rules !== undefined;
    };
    sheet.instance.insertRules = (id, name, rules) => take(this.compiled(id, name, rules));
    return { collect: (page) => sheet.collectStyles(page), style: () => this.#styleOf(used) };
  }

  /** Takes the rules of a style that no page has used before. */
  compiled(id: string, name: string, rules: string[]): UsedRules {
    const compiled = { key: keyOf(id, name), id, name, rules };
    this.#rules.set(compiled.key, compiled);
    return compiled;
  }

  #styleOf(used: Map<string, UsedRules>): PageStyle {
    const key = [...used.keys()].join();
    const known = this.#styles.get(key);
    const style = known ?? toStyle([...used.values()]);
    if (!known) this.#styles.set(key, style);
    // Components remember the last sheet they were in.
    used.clear();
    return style;
  }
}

/** What an entry takes beside its texts, about. */
const anEntry = 100;

const sizeOf = (...texts: string[]): number => texts.reduce((sum, { length }) => sum + length, anEntry);

const keyOf = (id: string, name: string): string => `${id} ${name}`;

/** The rules as the library itself orders them, without what it tells itself about them: `keepPageStyles` reads their names. */
function toStyle(used: readonly UsedRules[]): PageStyle {
  const sheet = new ServerStyleSheet();
  for (const { id, name, rules } of used) sheet.instance.insertRules(id, name, rules);
  const written = sheet.getStyleTags();
  const css = written.slice(written.indexOf('>') + 1, written.lastIndexOf('<')).replace(notes, '');
  const tag = `<style ${styleMark}>${css}</style>`;
  return { tag, sources: styleSources(tag) };
}

const notes = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}|\/\*!sc\*\/\n?/g;
