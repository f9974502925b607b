import { placeName } from '@dopahiya/domain/places';
import { formatDate, formatPrice, siteLanguage } from '@dopahiya/domain/site';
import type { Excess, LineJudgement, QuotationJudgement } from '../judgement/judgement.ts';
import { lineNames as lineNamesInEnglish } from '../texts/en/line-names.ts';
import { lineNames as lineNamesInHindi } from '../texts/hi/line-names.ts';
import { english, hindi, type LetterWords } from '#texts/letter';

export type LetterLanguage = 'en' | 'hi';

/** A letter to a showroom, with its paragraphs and the lines to correct. */
export interface Letter {
  language: LetterLanguage;
  greeting: string;
  subject: string;
  /** Place and date; empty if unknown. */
  place: string;
  opening: string;
  points: LetterPoint[];
  /** Total to be deducted, as text and amount; null if nothing is. */
  together: LetterPoint | null;
  /** Corrected total of the quotation; null if uncertain. */
  afterwards: string | null;
  close: string;
  signature: string;
}

/** A remark on a line and the amount to deduct; null if it is only a question. */
export interface LetterPoint {
  text: string;
  amount: string | null;
}

/** What a buyer calls each line of a quotation, by language. */
export const lineNamesByLanguage = { en: lineNamesInEnglish, hi: lineNamesInHindi };

const languages: Record<LetterLanguage, LetterWords> = {
  en: { ...english, names: { ...lineNamesInEnglish, ...english.names } },
  hi: { ...hindi, names: { ...lineNamesInHindi, ...hindi.names } },
};

interface LetterSettings {
  /** Display name of the bike. */
  bike: string;
  /** Date of the quotation, 'YYYY-MM-DD'; empty if unknown. */
  date?: string;
  /** City and date ('YYYY-MM-DD') of the letter. */
  written?: { city: string; date: string | null | undefined } | null;
  language: LetterLanguage;
}

/** Writes a polite letter about the errors in a quotation. */
export function writeLetter(judgement: QuotationJudgement, settings: LetterSettings): Letter {
  const { bike, date = '', written, language } = settings;
  const words = languages[language];
  const { arithmetic, asked, excess } = judgement;
  return {
    language,
    greeting: words.greeting,
    place: [
      written && (language === siteLanguage.code ? placeName(written.city) : written.city),
      written?.date && formatDate(written.date),
    ]
      .filter(Boolean)
      .join(', '),
    subject: date === '' ? words.subject(bike) : words.subjectOf(bike, formatDate(date)),
    opening: words.thanks(formatPrice(arithmetic?.total ?? asked)),
    points: pointsIn(judgement, words),
    together: togetherIn(words, excess),
    afterwards: isCertain(excess) && !arithmetic ? words.afterwards(formatPrice(Math.round(asked - excess.max))) : null,
    close: words.close,
    signature: words.signature,
  };
}

function pointsIn({ arithmetic, lines }: QuotationJudgement, words: LetterWords): LetterPoint[] {
  const sums = arithmetic ? [words.arithmetic(formatPrice(arithmetic.sum), formatPrice(arithmetic.total))] : [];
  const points = [...sums.map(question), ...lines.flatMap((line) => pointOn(line, words))];
  if (points.length > 0) return points;
  const isOpen = lines.some(({ verdict }) => verdict === 'open');
  return [question(isOpen ? words.notAllJudged : words.correct)];
}

const question = (text: string): LetterPoint => ({ text, amount: null });

const isCertain = ({ min, max }: Excess): boolean => max >= 1 && max - min < 100;

function togetherIn(words: LetterWords, excess: Excess): LetterPoint | null {
  const [min, max] = [formatPrice(excess.min), formatPrice(excess.max)];
  if (excess.max < 1) return null;
  return isCertain(excess)
    ? { text: words.together(max), amount: words.less(max) }
    : { text: words.span(min, max), amount: words.lessUpTo(max) };
}

function pointOn(line: LineJudgement, words: LetterWords): LetterPoint[] {
  const { excess } = line;
  const off = excess.max < 1 || line.verdict === 'ask' ? null : words.less(formatPrice(Math.round(excess.max)));
  return sentenceOn(line, words).map((text) => ({ text, amount: off }));
}

function sentenceOn({ code, asked, computed, basis, verdict, excess }: LineJudgement, words: LetterWords): string[] {
  const name = words.names[code] ?? code;
  const amount = formatPrice(asked ?? 0);
  if (verdict === 'too-much' && computed) {
    const above = basis === 'price-list' ? words.aboveList : words.tooMuch;
    return [above(name, amount, formatPrice(computed.amount))];
  }
  if (verdict === 'not-allowed') return [words.notAllowed(name, amount)];
  if (verdict === 'not-required') return [words.notRequired(name, amount)];
  if (verdict === 'choice' && excess.max > 0) return [words.declined(name, amount)];
  if (verdict === 'ask') return [questionOn({ code, basis }, words)(name, amount)];
  return verdict === 'missing' ? [words.missing(name)] : [];
}

/** Returns the question to ask about a line: the price list, the insurance premiums, or what the charge is for. */
function questionOn({ code, basis }: Pick<LineJudgement, 'code' | 'basis'>, words: LetterWords): LetterWords['ask'] {
  if (basis === 'price-list') return words.askForList;
  return basis === 'span' && code !== 'hsrp' ? words.askForPremiums : words.ask;
}

/** Formats the letter as plain text for copying or sharing. */
export function letterText({ points, together, ...letter }: Letter): string {
  const { greeting, place, subject, opening, afterwards, close, signature } = letter;
  const list = points.map(({ text }) => `- ${text}`).join('\n');
  return [greeting, place, subject, opening, list, together?.text, afterwards, close, signature]
    .filter(Boolean)
    .join('\n\n');
}
