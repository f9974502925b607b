import { plainText } from './plain-text.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const digits = /(?<![\d/.-])(\d{1,2})\s?[/.-]\s?(\d{1,2})\s?[/.-]\s?(20\d{2}|\d{2})(?![\d/-])/u;
const words = new RegExp(
  String.raw`(?<!\d)(\d{1,2})(?:st|nd|rd|th)?[\s.,-]{0,9}(${months.join('|')})[a-z]{0,9}[\s.,'-]{0,9}(20\d{2}|\d{2})(?!\d|,\d)`,
  'u',
);
/** Words near dates other than the quotation's own, such as validity and delivery dates. */
const otherDays = /valid|till|upto|up to|until|w\.?e\.?f|deliver|offer|tak\b|तक/u;

/** Returns the date of a quotation, 'YYYY-MM-DD'; null if it has none. */
export function quotationDay(text: string): string | null {
  if (text.trim() === '') return null;
  for (const row of plainText(text.slice(0, 4000)).split('\n')) {
    const day = otherDays.test(row) ? null : dayIn(row);
    if (day !== null) return day;
  }
  return null;
}

function dayIn(row: string): string | null {
  const [, day = '', month = '', year = ''] = digits.exec(row) ?? words.exec(row) ?? [];
  const number = months.includes(month) ? months.indexOf(month) + 1 : Number(month);
  const text = `${year.length === 2 ? `20${year}` : year}-${twoDigits(number)}-${twoDigits(Number(day))}`;
  const time = Date.parse(`${text}T00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) && text > '2015' ? text : null;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');
