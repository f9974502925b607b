import { FigureError } from './figure-words.ts';
import type { FigureKind, FigureQuestion } from './figure-kind.ts';
import { figureKinds } from './figure-kinds.ts';
import { fileRules } from '../../../core/texts/index.ts';
import { MAX_MARKDOWN_LENGTH } from '../../../core/catalogue-file/catalogue-file.ts';

/** Limits of an article: Markdown characters before its figures (and as many in them), and tags. */
export const articleLimits = { characters: MAX_MARKDOWN_LENGTH, tags: 24 } as const;

/** Tag in an article: its start, end and line (from 1), and its parsed question. */
export interface FigureTag {
  start: number;
  end: number;
  line: number;
  words: string;
  form: FigureKind['form'];
  /** Parsed question, or why it is invalid. */
  question: FigureQuestion | FigureError;
}

const tagForm = /\{\{([^{}\n]{0,300})\}\}/g;
const names = Object.keys(figureKinds).join(', ');

/** Parses the tags of an article in order, up to the maximum. */
export function tagsIn(markdown: string): FigureTag[] {
  const matches = [...markdown.slice(0, articleLimits.characters).matchAll(tagForm)].slice(0, articleLimits.tags);
  return matches.map(({ 0: whole, 1: words = '', index }) => {
    const end = index + whole.length;
    const { form, question } = readTag(words, startsLine(markdown, index) && endsLine(markdown, end));
    return { start: index, end, line: lineAt(markdown, index), words, form, question };
  });
}

/** Finds what exceeds an article's limits, and malformed tags; lines count from 1. */
export function findInvalidTags(markdown: string): { line: number; reason: string }[] {
  const { characters, tags } = articleLimits;
  if (markdown.length > characters) {
    return [{ line: 1, reason: fileRules.tooManyCharacters(String(markdown.length), String(characters)).en }];
  }
  const found = [...markdown.matchAll(tagForm)];
  const beyond = found[tags];
  if (beyond) {
    return [
      { line: lineAt(markdown, beyond.index), reason: fileRules.tooManyFigures(String(found.length), String(tags)).en },
    ];
  }
  const rest = markdown.replaceAll(tagForm, (tag) => ' '.repeat(tag.length));
  return [...rest.matchAll(/\{\{|\}\}/g)].slice(0, 1).map(({ index }) => ({
    line: lineAt(markdown, index),
    reason: fileRules.openFigure.en,
  }));
}

function readTag(text: string, isAlone: boolean): Pick<FigureTag, 'form' | 'question'> {
  const [name = '', ...words] = text.trim().split(/\s+/);
  const kind = Object.hasOwn(figureKinds, name) ? figureKinds[name as keyof typeof figureKinds] : undefined;
  if (!kind) return { form: 'inline', question: new FigureError(`'${name}' is no figure: write one of ${names}`) };
  if (kind.form === 'block' && !isAlone) {
    return { form: 'inline', question: new FigureError(`'${name}' is a table: let it stand alone on its line`) };
  }
  return { form: kind.form, question: asked(kind, words) };
}

function asked(kind: FigureKind, words: string[]): FigureQuestion | FigureError {
  try {
    return kind.ask(words);
  } catch (error) {
    if (error instanceof FigureError)
      return new FigureError(`${error.message}. It is written such as {{${kind.example}}}`);
    throw error;
  }
}

const startsLine = (text: string, index: number): boolean => index === 0 || text[index - 1] === '\n';
const endsLine = (text: string, index: number): boolean => index === text.length || text[index] === '\n';

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;
