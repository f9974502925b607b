import type { Language } from '@dopahiya/domain/site';
import { fileRules } from '../../../core/texts/index.ts';
import { PricingError } from '../../pricing/index.ts';
import { figures as english } from '../texts/en/figures.ts';
import { figures as hindi } from '../texts/hi/figures.ts';
import { basisLine } from './basis.ts';
import { FigureError } from './figure-words.ts';
import type { Figure, FigureFacts, FigureSource } from './figure-kind.ts';
import { articleLimits, type FigureTag, findInvalidTags, tagsIn } from './figure-tags.ts';

/** Error in a tag of an article: its line in the Markdown (from 1), and what to do. */
export interface FigureProblem {
  line: number;
  reason: string;
}

const textsIn = { en: english, hi: hindi };

/** Replaces the tags in an article's Markdown with figures, each with a note under it. An unavailable figure gets a placeholder. */
export async function fillFigures(markdown: string, source: FigureSource, language: Language = 'en'): Promise<string> {
  const text = markdown.slice(0, articleLimits.characters);
  const answered = await answers(tagsIn(text), source, language);
  const parts: string[] = [];
  let end = 0;
  let open: string[] = [];
  const copyUpTo = (index: number): void => {
    const { before, after } = splitAtGap(text.slice(end, index), open.length > 0);
    parts.push(before);
    if (after !== null) {
      parts.push(`\n\n${basisLine(open)}`, after);
      open = [];
    }
    end = index;
  };
  for (const { tag, figure } of answered) {
    copyUpTo(tag.start);
    if (figure instanceof FigureError) parts.push(textsIn[language].lost[tag.form]);
    else if (tag.form === 'block') parts.push([figure.text, basisLine(figure.basis)].filter(Boolean).join('\n\n'));
    else {
      parts.push(unbroken(figure.text));
      open.push(...figure.basis);
    }
    end = tag.end;
  }
  copyUpTo(text.length);
  if (open.length > 0) parts.push(`\n\n${basisLine(open)}\n`);
  return parts.join('').replaceAll(/\{\{|\}\}/g, '');
}

/** Finds everything that prevents an article from being shown with all its figures, by line. */
export async function checkFigures(markdown: string, source: FigureSource): Promise<FigureProblem[]> {
  const stray = findInvalidTags(markdown);
  const answered = await answers(tagsIn(markdown), source, 'en');
  const wrong = answered.flatMap(({ tag: { line, words }, figure }) =>
    figure instanceof FigureError ? [{ line, reason: `{{${words}}}: ${figure.message}` }] : [],
  );
  return [...stray, ...wrong, ...tooLong(answered)].toSorted((one, other) => one.line - other.line);
}

/** Finds where the figures together exceed the maximum length of an article. */
function tooLong(answered: readonly AnsweredTag[]): FigureProblem[] {
  let length = 0;
  const beyond = answered.find(({ figure }) => {
    length += figure instanceof FigureError ? 0 : figure.text.length + basisLine(figure.basis).length;
    return length > articleLimits.characters;
  });
  if (!beyond) return [];
  return [{ line: beyond.tag.line, reason: fileRules.figuresTooLong.en }];
}

interface AnsweredTag {
  tag: FigureTag;
  figure: Figure | FigureError;
}

async function answers(tags: readonly FigureTag[], source: FigureSource, language: Language): Promise<AnsweredTag[]> {
  const needs = tags.flatMap(({ question }) => (question instanceof FigureError ? [] : [question.needs]));
  const facts = { ...(await source.read(needs)), language, texts: textsIn[language] };
  return Promise.all(tags.map(async (tag) => ({ tag, figure: await answer(tag, facts) })));
}

async function answer({ question }: FigureTag, facts: FigureFacts): Promise<Figure | FigureError> {
  if (question instanceof FigureError) return question;
  try {
    return await question.answer(facts);
  } catch (error) {
    if (error instanceof FigureError) return error;
    if (error instanceof PricingError) return new FigureError(error.message);
    throw error;
  }
}

/** Keeps a number and its unit on one line. */
const unbroken = (figure: string): string => figure.replaceAll(/(\d) (?=\S)/g, '$1\u00A0');

/** Splits text at the end of its first paragraph; `after` is null if that paragraph continues beyond the text. */
function splitAtGap(text: string, isOpen: boolean): { before: string; after: string | null } {
  const gap = isOpen ? /\n[ \t]*\n/.exec(text) : null;
  return gap ? { before: text.slice(0, gap.index), after: text.slice(gap.index) } : { before: text, after: null };
}
