import type { Finding } from './find-colours.ts';
import type { SourceText, SourceTexts } from './source-texts.ts';

const use = /(?<=var\(\s*)--[\w-]+/g;
const declaration = /--[\w-]+(?=\s*:)/g;
const loneName = /(?<=^['"`]?)--[\w-]+(?=['"`]?$)/g;

/** Finds the custom properties that a source file uses by `var(--name)`; one that ends in `-` is the start of a name. */
export function findUses(texts: SourceTexts): Finding[] {
  return find(texts, use);
}

/** Finds the custom properties that a source file sets, in CSS or as a string (`'--columns': 3`). */
export function findSettings(texts: SourceTexts): string[] {
  return [...find(texts, declaration), ...find(texts, loneName)].map(({ text }) => text);
}

function find({ css, values, strings }: SourceTexts, pattern: RegExp): Finding[] {
  return [...css, ...values, ...strings].flatMap(({ start, text }: SourceText) =>
    [...text.matchAll(pattern)].map((match) => ({ offset: start + match.index, text: match[0] })),
  );
}
