import { type ESTree, parseSync, Visitor } from 'vite';

/** Part of a source file; an offset in `text` plus `start` is an offset in the file. */
export interface SourceText {
  start: number;
  text: string;
}

/** Parts of a source file that can contain styles. */
export interface SourceTexts {
  /** Templates of styled-components, with their interpolations blanked out. */
  css: SourceText[];
  /** Strings used as CSS values: those in interpolations, and paint attributes like `fill`. */
  values: SourceText[];
  /** All other strings, except addresses, ids (`href="#face"`) and compared values (`tone === 'gold'`). */
  strings: SourceText[];
}

const cssTag = /^(styled|css|keyframes|createGlobalStyle)\b/;
const paintAttribute = /^(fill|stroke|color|stopColor|floodColor)$/;
const noStyle = /^(href|to|id|htmlFor|compared)$/;

/** Reads all parts of a TypeScript source that can contain styles. */
export function readSourceTexts(path: string, source: string): SourceTexts {
  const texts: SourceTexts = { css: [], values: [], strings: [] };
  const templates = new Set<number>();
  const roles = new Map<number, string>();
  let depth = 0;

  const keepString = (text: SourceText, role = '') => {
    if (noStyle.test(role)) return;
    texts[depth > 0 || paintAttribute.test(role) ? 'values' : 'strings'].push(text);
  };
  const isCss = ({ tag }: ESTree.TaggedTemplateExpression) => cssTag.test(source.slice(tag.start, tag.end));

  const visitor = new Visitor({
    JSXAttribute: ({ name, value }) => {
      if (value && name.type === 'JSXIdentifier') roles.set(value.start, name.name);
    },
    BinaryExpression: ({ left, right }) => {
      for (const side of [left, right]) roles.set(side.start, 'compared');
    },
    TaggedTemplateExpression: (node) => {
      if (!isCss(node)) return;
      depth += 1;
      templates.add(node.quasi.start);
      texts.css.push(templateText(source, node.quasi));
    },
    'TaggedTemplateExpression:exit': (node) => {
      if (isCss(node)) depth -= 1;
    },
    TemplateLiteral: (template) => {
      if (!templates.has(template.start)) keepString(templateText(source, template));
    },
    Literal: ({ start, end, value }) => {
      if (typeof value === 'string') keepString({ start, text: source.slice(start, end) }, roles.get(start));
    },
  });
  visitor.visit(parseSync(path, source).program);
  return texts;
}

function templateText(source: string, { start, quasis }: ESTree.TemplateLiteral): SourceText {
  const parts = quasis.map(({ start: opening, end, tail }, index) => {
    const closing = end - (tail ? '`' : '${').length;
    const next = quasis[index + 1];
    return source.slice(opening + 1, closing) + (next ? blank(source.slice(closing, next.start + 1)) : '');
  });
  return { start: start + 1, text: parts.join('') };
}

/** Replaces code by blanks, keeping the number of characters and lines. */
export const blank = (code: string): string => code.replaceAll(/[^\n]/g, ' ');
