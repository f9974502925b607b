import { FigureError } from './figure-words.ts';
import type { FigureKind, FigureQuestion } from './figure-kind.ts';
import { figureKinds } from './figure-kinds.ts';
import { MAX_MARKDOWN_LENGTH } from '../../../core/catalogue-file/file-values.ts';

/** What an article may hold: characters of Markdown before its figures, as many in its figures, and tags. */
export const articleLimits = { characters: MAX_MARKDOWN_LENGTH, tags: 24 } as const;

/** A tag as it stands in an article: from which character to which, on which line (from 1), and what it asks. */
export interface FigureTag {
  start: number;
  end: number;
  line: number;
  words: string;
  form: FigureKind['form'];
  /** What it asks, or why it cannot be understood. */
  question: FigureQuestion | FigureError;
}

const tagForm = /\{\{([^{}\n]{0,300})\}\}/g;
const names = Object.keys(figureKinds).join(', ');

/** The tags of an article in their order, at most as many as it may hold. */
export function tagsIn(markdown: string): FigureTag[] {
  const matches = [...markdown.slice(0, articleLimits.characters).matchAll(tagForm)].slice(0, articleLimits.tags);
  return matches.map(({ 0: whole, 1: words = '', index }) => {
    const end = index + whole.length;
    const { form, question } = readTag(words, startsLine(markdown, index) && endsLine(markdown, end));
    return { start: index, end, line: lineAt(markdown, index), words, form, question };
  });
}

/** What of an article is beyond its bounds, or looks like a tag and is none; the lines count from 1. */
export function findInvalidTags(markdown: string): { line: number; reason: string }[] {
  const { characters, tags } = articleLimits;
  if (markdown.length > characters) {
    return [{ line: 1, reason: `holds ${markdown.length} characters: write at most ${characters}, or two articles` }];
  }
  const found = [...markdown.matchAll(tagForm)];
  const beyond = found[tags];
  if (beyond) {
    return [{ line: lineAt(markdown, beyond.index), reason: `holds ${found.length} figures: write at most ${tags}` }];
  }
  const rest = markdown.replaceAll(tagForm, (tag) => ' '.repeat(tag.length));
  return [...rest.matchAll(/\{\{|\}\}/g)].slice(0, 1).map(({ index }) => ({
    line: lineAt(markdown, index),
    reason: 'holds a figure that is not closed: write it between {{ and }} on one line',
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
