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

/** The `<style>` elements of a page: for its head, and for where its first screen ends. */
export interface StyleTags {
  head: string;
  below: string;
  /** How the policy names them. */
  sources: readonly string[];
}

/** The styles of one page: what its components use while they render, and then their tags. */
export interface PageStyles {
  collect: (page: ReactNode) => ReactElement;
  /** From here on it is below the first screen: what was not used before need not stand in the head. @returns false when it was told before. */
  endFirstScreen: () => boolean;
  tags: () => StyleTags;
}

/** A style that is used, and what it came to. */
interface UsedRules {
  key: string;
  id: string;
  name: string;
  rules: string[];
}

/**
 * The styles of all pages. A rule is compiled for the first page that uses it, and the tags of a page are those of an
 * earlier one that used the same rules: both together took a quarter of a render.
 */
export class ServerStyles {
  readonly #rules: LRUCache<string, UsedRules>;
  readonly #tags: LRUCache<string, StyleTags>;

  constructor({ mostRules, mostTags } = limits) {
    this.#rules = new LRUCache({ maxSize: mostRules, sizeCalculation: ({ key, rules }) => sizeOf(key, ...rules) });
    this.#tags = new LRUCache({
      maxSize: mostTags,
      sizeCalculation: ({ head, below, sources }, key) => sizeOf(key, head, below, ...sources),
    });
  }

  /** The styles of a page that is about to be rendered. */
  openPage(): PageStyles {
    const used = new Map<string, UsedRules>();
    let inHead: number | undefined;
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
    return {
      collect: (page) => sheet.collectStyles(page),
      endFirstScreen: () => {
        const isFirst = inHead === undefined;
        inHead ??= used.size;
        return isFirst;
      },
      tags: () => this.#tagsOf(used, inHead ?? used.size),
    };
  }

  /** Takes the rules of a style that no page has used before. */
  compiled(id: string, name: string, rules: string[]): UsedRules {
    const compiled = { key: keyOf(id, name), id, name, rules };
    this.#rules.set(compiled.key, compiled);
    return compiled;
  }

  #tagsOf(used: Map<string, UsedRules>, inHead: number): StyleTags {
    const key = `${inHead} ${[...used.keys()].join()}`;
    const known = this.#tags.get(key);
    const tags = known ?? splitTags([...used.values()], inHead);
    if (!known) this.#tags.set(key, tags);
    // Components remember the last sheet they were in.
    used.clear();
    return tags;
  }
}

function splitTags(used: readonly UsedRules[], inHead: number): StyleTags {
  const head = tagsOf(used.slice(0, inHead));
  const below = inHead < used.length ? tagsOf(used.slice(inHead)) : '';
  return { head, below, sources: styleSources(head + below) };
}

/** What an entry takes beside its texts, about. */
const anEntry = 100;

const sizeOf = (...texts: string[]): number => texts.reduce((sum, { length }) => sum + length, anEntry);

const keyOf = (id: string, name: string): string => `${id} ${name}`;

/** The rules as the library itself orders them, without what it tells itself about them: `keepPageStyles` reads their names. */
function tagsOf(used: readonly UsedRules[]): string {
  const sheet = new ServerStyleSheet();
  for (const { id, name, rules } of used) sheet.instance.insertRules(id, name, rules);
  const tag = sheet.getStyleTags();
  const css = tag.slice(tag.indexOf('>') + 1, tag.lastIndexOf('<')).replace(notes, '');
  return `<style ${styleMark}>${css}</style>`;
}

const notes = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}|\/\*!sc\*\/\n?/g;
