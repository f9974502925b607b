import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { articleFileSchema, type CatalogueArticle } from './article-file.ts';
import { parseArticleSource } from './article-source.ts';
import { articleTranslationSchema, rejectTranslations } from './article-translation.ts';
import { checkSource } from './check-source.ts';
import { ownCatalogue } from './read-catalogue.ts';

const english = `---
title: What a thing costs
date: 2026-01-02
category: Guide
excerpt: A short account.
author: Dopahiya
sample: false
tags: [price]
---

It costs {{price activa pune}}. [More](/ownership).

## The rest

Text.`;
const hindi = `---
title: किसी चीज़ की कीमत क्या है
excerpt: छोटी-सी बात।
tags: [कीमत]
---

कीमत {{price activa pune}} है। [और जानिए](/ownership)।

## बाक़ी

लेख।`;

function rejected(changed: string, slug = 'a-thing'): string[] {
  const source = parseArticleSource('articles/a-thing.md', english);
  const article = { source, content: checkSource(source, articleFileSchema).content as CatalogueArticle };
  const translated = parseArticleSource(`articles/${slug}.hi.md`, changed);
  const { content, rejections } = checkSource(translated, articleTranslationSchema);
  const all = content ? rejectTranslations([article], [{ source: translated, content }]) : rejections;
  return all.map(({ file, line, reason }) => `${file}:${line}: ${reason}`);
}

describe('the translation of an article', () => {
  it('has the fields, figures, links and headings of the English file', () => expect(rejected(hindi)).toEqual([]));

  it.each([
    ['another figure', hindi.replace('pune', 'delhi'), ':7: the text: its figures'],
    ['no heading', hindi.replace('## बाक़ी', 'बाक़ी'), 'the text: its headings'],
    ['another link', hindi.replace('/ownership', '/faqs'), ':7: the text: its links'],
    ['no excerpt', hindi.replace(/^excerpt.*\n/m, ''), 'excerpt: is missing'],
    ['another number of tags', hindi.replace('[कीमत]', '[कीमत, टैक्स]'), ':4: tags: must be as many'],
    ['a field of the English file', hindi.replace('tags:', 'date: 2026-01-02\ntags:'), 'is not a field of the format'],
  ])('is rejected with file and line if it has %s', (_, changed, reason) => {
    const [first = '', ...others] = rejected(changed);
    expect(first).toMatch(/^articles\/a-thing\.hi\.md:\d+: /);
    expect(first).toContain(reason);
    expect(others).toEqual([]);
  });

  it('is rejected without its article', () => {
    expect(rejected(hindi, 'another')).toEqual([
      'articles/another.hi.md:1: translates no article: there is no valid another.md beside it',
    ]);
  });

  it('exists for each of our articles', () => {
    const files = readdirSync(join(ownCatalogue, 'articles'));
    const ours = files.filter((file) => !file.endsWith('.hi.md')).map((file) => file.replace('.md', '.hi.md'));
    expect(ours.filter((file) => !files.includes(file))).toEqual([]);
  });
});
