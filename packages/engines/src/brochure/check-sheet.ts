import type { BrochureFact } from './brochure.ts';
import { readBrochure } from './read-brochure.ts';

/** How a sample sheet was read: its lines with an expectation, those not read as expected, and facts that it doesn't state. */
export interface CheckedSheet {
  lines: number;
  missed: string[];
  wrong: string[];
}

const expectation = / => (.*)$/;

const written = ({ field, variant, value }: BrochureFact): string =>
  `${field}${variant === null ? '' : `[${variant}]`}=${value}`;

/** Reads a sample sheet, of which each line may end with what it says: ' => kerb_weight=112; unknown'. */
export function checkSheet(name: string, source: string): CheckedSheet {
  const lines = source.replace(/\n$/, '').split('\n');
  const sheet = lines.map((line) => line.replace(expectation, ''));
  const { facts, unread } = readBrochure(sheet.join('\n'));
  // A fact that is stated again is listed with its first line.
  const all = new Set(facts.map(written));
  const checked: CheckedSheet = { lines: 0, missed: [], wrong: [] };
  for (const [index, line] of lines.entries()) {
    const wanted = expectation.exec(line)?.[1]?.split('; ') ?? [];
    const stated = facts.filter((fact) => fact.line === index + 1);
    const found = stated.map(written);
    const at = `${name}:${index + 1} ${sheet[index]}`;
    checked.wrong.push(...found.filter((one) => !wanted.includes(one)).map((one) => `${at} => ${one}`));
    if (!expectation.test(line)) continue;
    checked.lines += 1;
    const isListed = unread.some((words) => words.line === index + 1);
    const isRead = wanted.every((one) => one === 'unknown' || one === 'heading' || all.has(one));
    if (isRead && isListed === wanted.includes('unknown')) continue;
    const listed = unread.filter((words) => words.line === index + 1).map(({ reason, text }) => `${reason}: ${text}`);
    checked.missed.push(`${at} => ${[...found, ...listed].join('; ')}`);
  }
  return checked;
}
