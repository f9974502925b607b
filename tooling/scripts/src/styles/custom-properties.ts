import type { Finding } from './find-colours.ts';
import type { SourceText, SourceTexts } from './source-texts.ts';

const use = /(?<=var\(\s*)--[\w-]+/g;
const declaration = /--[\w-]+(?=\s*:)/g;
const loneName = /(?<=^['"`]?)--[\w-]+(?=['"`]?$)/g;

/** Every custom property that a source file uses by `var(--name)`; one that ends in `-` is the start of a name. */
export function findUses(texts: SourceTexts): Finding[] {
  return find(texts, use);
}

/** Names of the custom properties that a source file sets, in CSS or by a string of their own (`'--columns': 3`). */
export function findSettings(texts: SourceTexts): string[] {
  return [...find(texts, declaration), ...find(texts, loneName)].map(({ text }) => text);
}

function find({ css, values, strings }: SourceTexts, pattern: RegExp): Finding[] {
  return [...css, ...values, ...strings].flatMap(({ start, text }: SourceText) =>
    [...text.matchAll(pattern)].map((match) => ({ offset: start + match.index, text: match[0] })),
  );
}
