import { type ESTree, parseSync, Visitor } from 'vite';
import type { InlineText } from './inline-texts.ts';

/** Texts that are the same in every language: names, what a dealer writes on paper, and a tag that articles are found by. */
const same = [/^\|? ?Dopahiya$/, /^English$/, /^Ex Showroom \d/, /^used bikes$/];

/** Finds the texts of a file in another language that are still those of its English partner. */
export function findUntranslated(path: string, source: string, english: string): InlineText[] {
  const original = new Set(sentencesIn(path, english).map(({ text }) => text));
  const isSame = (text: string) => same.some((pattern) => pattern.test(text));
  return sentencesIn(path, source).filter(({ text }) => original.has(text) && !isSame(text));
}

/** Returns the strings of a file that have words. */
export function sentencesIn(path: string, source: string): InlineText[] {
  const found: InlineText[] = [];
  const add = ({ start }: ESTree.Node, text: string) => {
    if (hasWords(text)) found.push({ offset: start, text: text.trim() });
  };
  const skipped = new Set<ESTree.Node>();
  new Visitor({
    ImportDeclaration: ({ source: from }) => void skipped.add(from),
    ExportNamedDeclaration: ({ source: from }) => void (from && skipped.add(from)),
    TSLiteralType: ({ literal }) => void skipped.add(literal),
    TSIndexedAccessType: ({ indexType }) => void skipped.add(indexType),
    Property: ({ key }) => void skipped.add(key),
    Literal: (node) => {
      if (typeof node.value === 'string' && !skipped.has(node)) add(node, node.value);
    },
    TemplateElement: (node) => add(node, node.value.cooked ?? ''),
  }).visit(parseSync(path, source).program);
  return found;
}

/** Keys and units are lower-case words without a space. */
const hasWords = (text: string): boolean => /\b[A-Z]?[a-z]{2}/.test(text) && /^\s*[A-Z]|\S\s+\S/.test(text);
