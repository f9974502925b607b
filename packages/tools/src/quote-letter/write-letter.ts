import { formatDate, formatPrice } from '@dopahiya/domain';
import type { LineJudgement, QuotationJudgement } from '../quote-judgement/judgement.ts';
import { lineNames } from '#texts/line-names';
import { english, hindi, type LetterWords } from '#texts/quote-letter';

export type LetterLanguage = 'en' | 'hi';

/** A letter to a showroom: its paragraphs, and the lines that are to be corrected. */
export interface Letter {
  language: LetterLanguage;
  greeting: string;
  subject: string;
  opening: string;
  points: string[];
  together: string | null;
  close: string;
  signature: string;
}

const languages: Record<LetterLanguage, LetterWords> = { en: english, hi: hindi };

interface LetterSettings {
  /** As it is to be called. */
  bike: string;
  /** The day of the quotation, 'YYYY-MM-DD'; empty where it is not known. */
  date?: string;
  language: LetterLanguage;
}

/** The polite letter about what is wrong with a quotation. */
export function writeLetter(judgement: QuotationJudgement, { bike, date = '', language }: LetterSettings): Letter {
  const words = languages[language];
  const { arithmetic, lines, asked, excess } = judgement;
  const sums = arithmetic ? [words.arithmetic(formatPrice(arithmetic.sum), formatPrice(arithmetic.total))] : [];
  const points = [...sums, ...lines.flatMap((line) => pointOn(line, words))];
  return {
    language,
    greeting: words.greeting,
    subject: date === '' ? words.subject(bike) : words.subjectOf(bike, formatDate(date)),
    opening: words.thanks(formatPrice(arithmetic?.total ?? asked)),
    points: points.length > 0 ? points : [words.correct],
    together: togetherIn(words, excess),
    close: words.close,
    signature: words.signature,
  };
}

function togetherIn(words: LetterWords, { least, most }: QuotationJudgement['excess']): string | null {
  if (most < 1) return null;
  return most - least < 100 ? words.together(formatPrice(most)) : words.span(formatPrice(least), formatPrice(most));
}

function pointOn({ code, asked, computed, verdict, excess }: LineJudgement, words: LetterWords): string[] {
  const name = words.names[code] ?? lineNames[code];
  const amount = formatPrice(asked ?? 0);
  if (verdict === 'too-much' && computed) return [words.tooMuch(name, amount, formatPrice(computed.amount))];
  if (verdict === 'not-allowed') return [words.notAllowed(name, amount)];
  if (verdict === 'not-required') return [words.notRequired(name, amount)];
  if (verdict === 'choice' && excess.most > 0) return [words.declined(name, amount)];
  if (verdict === 'ask') return [words.ask(name, amount)];
  return verdict === 'missing' ? [words.missing(name)] : [];
}

/** The letter as plain text, to copy or to share. */
export const letterText = ({ greeting, subject, opening, points, together, close, signature }: Letter): string =>
  [greeting, subject, opening, points.map((point) => `- ${point}`).join('\n'), together, close, signature]
    .filter((part) => part !== null)
    .join('\n\n');
