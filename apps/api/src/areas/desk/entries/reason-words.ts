import { asWritten, type Wording } from '@dopahiya/domain/languages';
import { deskErrors, fileRules } from '../../../core/texts/index.ts';

type Rule = Wording | ((...values: string[]) => Wording);

const rules = [...Object.values(fileRules), ...Object.values(deskErrors)] as Rule[];
const fixed = rules.filter((rule) => typeof rule !== 'function');
const filled = rules.filter((rule) => typeof rule === 'function').map((rule) => ({ rule, pattern: patternOf(rule) }));

/** Returns a reason in both languages: rules are written in English, as commands print them, after the value that is wrong. */
export function reasonWords(reason: string): Wording {
  const [own] = fixed
    .filter(({ en }) => endsWith(reason, en))
    .toSorted((one, other) => other.en.length - one.en.length);
  if (own) return { en: reason, hi: beginOf(reason, own.en) + own.hi };
  for (const { rule, pattern } of filled) {
    const [whole, ...values] = pattern.exec(reason) ?? [];
    if (whole !== undefined) return { en: reason, hi: beginOf(reason, whole) + rule(...values).hi };
  }
  return asWritten(reason);
}

const endsWith = (reason: string, rule: string): boolean => reason === rule || reason.endsWith(`: ${rule}`);

const beginOf = (reason: string, rule: string): string =>
  reason.slice(0, reason.length - rule.length).replace(/^the text: $/, '');

/** Matches what a rule says in English with any values, at the end of a reason. */
function patternOf(rule: (...values: string[]) => Wording): RegExp {
  const marks = ['\u0001', '\u0002', '\u0003'];
  const text = rule(...marks).en.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(`${marks.reduce((pattern, mark) => pattern.replaceAll(mark, '(.+)'), text)}$`);
}
