import { type ESTree, parseSync, Visitor } from 'vite';

/** A stretch of a source file; an offset in `text` plus `start` is an offset in the file. */
export interface SourceText {
  start: number;
  text: string;
}

/** What of a source file can hold styles. */
export interface SourceTexts {
  /** Templates of styled-components, with their interpolations blanked out. */
  css: SourceText[];
  /** Strings that become CSS values: those in interpolations, and paint attributes like `fill`. */
  values: SourceText[];
  /** All other strings, without addresses, ids (`href="#face"`) and what is only compared (`tone === 'gold'`). */
  strings: SourceText[];
}

const cssTag = /^(styled|css|keyframes|createGlobalStyle)\b/;
const paintAttribute = /^(fill|stroke|color|stopColor|floodColor)$/;
const noStyle = /^(href|to|id|htmlFor|compared)$/;

/** Reads everything in a TypeScript source that can hold styles. */
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

/** The same number of characters and lines, without what stood there. */
export const blank = (code: string): string => code.replaceAll(/[^\n]/g, ' ');
