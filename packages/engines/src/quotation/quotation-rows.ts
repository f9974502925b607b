import { blankOtherNumbers } from './blank-other-numbers.ts';
import { findAmounts, type FoundAmount, ungluedNames } from './find-amounts.ts';
import { findNames, type NameCode, readWords } from './find-names.ts';
import { refusalBefore, saysCharge, saysFree, saysOptional, saysRefused, startsWithOptional } from './flag-words.ts';
import { signsForWords } from './split-sums.ts';
import { saysModel } from './word-forms.ts';

/** A row of a quotation with its amounts of money. */
export interface Row {
  text: string;
  amounts: FoundAmount[];
  /** Percentage in the row; null if none. */
  percent: number | null;
  /** Whether the whole row is optional or not taken, according to a heading above or before it. */
  isOptional: boolean;
}

/** Splits normalised text into rows; names and amounts on separate rows are joined. */
export function readRows(plain: string): Row[] {
  const rows = plain.replaceAll(sentenceBehindNumber, '\n').replaceAll(/(?<=[\p{L})]),(?=\d)/gu, ', ');
  const percents = rows.split('\n').map(percentIn);
  const texts = ungluedNames(blankOtherNumbers(rows)).split('\n').map(signsForWords);
  const optional = optionalRows(texts);
  const firstLine = texts.findIndex((text) => findAmounts(text).length > 0 && findNames(text).length > 0);
  return pairRows(
    texts.map((text, index) => ({
      text,
      amounts: moneyIn(text, firstLine !== -1 && index > firstLine),
      percent: percents[index] ?? null,
      isOptional: optional[index] === true,
    })),
  );
}

/** A full stop after an amount or a date ends a row: '… = 1,79,350. Loan 1,40,000'; the one in '1. Ex showroom' does not. */
const sentenceBehindNumber = /(?<=\d{3}|\/\d\d)\.[ \t]{1,9}(?=[\p{L}\d₹])/gu;

function percentIn(text: string): number | null {
  const percent = /(\d{1,12}(?:\.\d{1,12})?)\s{0,9}%/u.exec(text)?.[1];
  return percent === undefined ? null : Number(percent);
}

/** Marks optional rows: all below a heading 'Optional' until the total, and rows that start with one: 'Not taken: RSA 499, EW 1,299'. */
function optionalRows(rows: readonly string[]): boolean[] {
  let isOptional = false;
  return rows.map((row) => {
    const isHeading = !/\d/u.test(row) && row.trim().length < 40;
    if (isHeading && isOptionalHeading(row)) isOptional = true;
    else if (/total|on ?road|कुल|net/u.test(row)) isOptional = false;
    return (isOptional && !isHeading) || startsOptional(row);
  });
}

/** Checks for a heading such as 'Optional'; 'Insurance not included' applies only to itself. */
const isOptionalHeading = (row: string): boolean =>
  saysOptional(row) &&
  (refusalBefore(row) !== '' ||
    !saysRefused(row) ||
    /[:-]\s{0,9}$|\([^()]{1,30}\)/u.test(row) ||
    findNames(row).length === 0);

function startsOptional(row: string): boolean {
  const [, heading = ''] = /^([^\d:]{1,40}):/u.exec(row) ?? [];
  return saysOptional(heading) && (startsWithOptional(heading) || findNames(heading).length === 0);
}

/** Checks whether a number is money; numbers below 20 are counts unless they are zero or have paise. */
const isMoney = ({ value }: FoundAmount): boolean => value === 0 || value >= 20 || !Number.isInteger(value);

/** Returns the amounts in a row; with `isListed`, lines precede it, so a number after unknown words is not a model number. */
const moneyIn = (row: string, isListed: boolean): FoundAmount[] =>
  findAmounts(row)
    .filter(isMoney)
    .filter(
      (amount, at, { length }) => !isModelNumber(row, amount, { isListed: isListed || at > 0, isAlone: length === 1 }),
    );

/** Codes whose amount is never just a few hundred rupees. */
const largeCodes = new Set<NameCode>(['ex_showroom', 'total', 'insurance_bundle', 'loan']);

interface Surroundings {
  /** Whether lines with amounts precede it. */
  isListed: boolean;
  /** Whether it is the only amount in its row. */
  isAlone: boolean;
}

/** Checks for a model number such as the 350 of 'Classic 350': a common engine size after a word that names no line. */
function isModelNumber(row: string, { value, start, end }: FoundAmount, { isListed, isAlone }: Surroundings): boolean {
  const clause =
    row
      .slice(Math.max(0, start - 40), start)
      .split(/[,;|+=\d]/u)
      .at(-1) ?? '';
  const before = /([\p{L}\p{M}]{1,30})[\s-]{0,30}$/u.exec(clause)?.[1];
  const isBare = /^\s?\d{1,12}\s?$/u.test(row.slice(start, end));
  if (before === undefined || !isBare || !engineSizes.has(value) || !isUnknown(before)) return false;
  if (isAlone && findNames(row.slice(0, start)).some(({ code }) => !largeCodes.has(code))) return false;
  const isClosed = isListed && /^\s{0,9}(?:[,;|+=)]|\/-|$)/u.test(row.slice(end, end + 10));
  return saysModel(before) || !(isClosed || endsInName(clause));
}

const isUnknown = (word: string): boolean =>
  findNames(word).length === 0 && !saysCharge(word) && !/^(?:rs|inr|hai|ke|ka|ki)$/u.test(word);

/** Checks whether a text ends in a line name; in 'quality check' the words only count together. */
function endsInName(clause: string): boolean {
  const name = findNames(clause).at(-1);
  return name !== undefined && name.at + name.words.split(' ').length === readWords(clause).length;
}

const engineSizes = new Set(
  (
    '50 70 80 87 97 100 102 107 109 110 112 113 115 120 124 125 135 149 150 155 160 162 163 165 175 180 199 200 210 220 225 250 ' +
    '296 300 303 310 321 334 346 349 350 373 390 395 398 400 411 420 440 450 471 500 502 535 600 636 648 650 660 700 750 765 790 ' +
    '800 850 890 900 937 950 990 998 1000 1100 1200 1250 1300'
  )
    .split(' ')
    .map(Number),
);

function pairRows(rows: readonly Row[]): Row[] {
  const paired: Row[] = [];
  let names: Row[] = [];
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] as Row;
    if (isNameOnly(row)) names.push(row);
    else {
      const amounts = names.length > 0 ? followingAmounts(rows, index) : [];
      paired.push(...(amounts.length > 0 ? joined(names, amounts) : [...names, row]));
      names = [];
      index += Math.max(0, amounts.length - 1);
    }
  }
  return [...paired, ...names];
}

const isNameOnly = ({ text, amounts }: Row): boolean => {
  if (amounts.length > 0 || saysFree(text)) return false;
  const names = findNames(text);
  return names.length > 0 && !(saysModel(text) && names.every(({ words }) => vehicles.has(words)));
};

/** Vehicle words; 'Honda scooter' is a heading, 'scooter' alone is a line name. */
const vehicles = new Set(['bike', 'scooter', 'scooty', 'motorcycle', 'two wheeler']);

const isAmountOnly = ({ text, amounts }: Row): boolean =>
  amounts.length === 1 && !/\p{L}{2}/u.test(text.replaceAll(/\b(?:rs|inr|only|lakhs?|lacs?|thousand)\b/gu, ''));

function followingAmounts(rows: readonly Row[], from: number): Row[] {
  let end = from;
  while (end < rows.length && isAmountOnly(rows[end] as Row)) end += 1;
  return rows.slice(from, end);
}

/** Pairs names with amounts if there are equally many, as in two columns; else all names belong to the first amount. */
function joined(names: readonly Row[], amounts: readonly Row[]): Row[] {
  const isColumn = names.length === amounts.length || (names.length > 2 && amounts.length > 2);
  if (!isColumn) {
    const name: Row = { text: names.map(({ text }) => text).join(' '), amounts: [], percent: null, isOptional: false };
    return [withAmount(name, amounts[0]), ...amounts.slice(1)];
  }
  const headings = Math.max(0, names.length - amounts.length);
  return amounts.map((amount, index) => withAmount(names[index + headings], amount));
}

function withAmount(name: Row | undefined, amount: Row | undefined): Row {
  const text = `${name?.text ?? ''} ${amount?.text ?? ''}`;
  return {
    text,
    amounts: moneyIn(text, true),
    percent: name?.percent ?? amount?.percent ?? null,
    isOptional: name?.isOptional === true || amount?.isOptional === true,
  };
}
