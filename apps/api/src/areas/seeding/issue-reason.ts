import type * as z from 'zod';
import type { Wording } from '@dopahiya/domain/languages';
import { fileRules } from '../../core/texts/index.ts';

/** Returns the reason of an issue of a format; a rule of Zod's own gets a text for people who edit. */
export function issueReason(issue: z.core.$ZodIssue): string {
  const isOurs = !/^(?:Invalid|Too (?:small|big))\b/.test(issue.message);
  return isOurs ? issue.message : (wordingOfIssue(issue)?.en ?? issue.message);
}

type Issue<Code extends z.core.$ZodIssue['code']> = Extract<z.core.$ZodIssue, { code: Code }>;

function wordingOfIssue(issue: z.core.$ZodIssue): Wording | undefined {
  if (issue.code === 'invalid_type') return wrongKind(issue);
  if (issue.code === 'too_small') return tooSmall(issue);
  if (issue.code === 'too_big') return bound(issue.origin, String(issue.maximum), highest);
  if (issue.code === 'invalid_value') return fileRules.choice(issue.values.join(', '));
  if (issue.code === 'invalid_format') return formats[issue.format] ?? fileRules.form;
  return issue.code === 'invalid_union' ? fileRules.form : undefined;
}

const wrongKind = ({ expected, message }: Issue<'invalid_type'>): Wording =>
  message.endsWith('received undefined') ? fileRules.needed : (kinds[expected] ?? fileRules.form);

const tooSmall = ({ origin, minimum }: Issue<'too_small'>): Wording =>
  origin === 'string' && minimum === 1 ? fileRules.needed : bound(origin, String(minimum), lowest);

const kinds: Partial<Record<string, Wording>> = {
  number: fileRules.number,
  int: fileRules.whole,
  string: fileRules.text,
  boolean: fileRules.yesOrNo,
};

const formats: Partial<Record<string, Wording>> = { date: fileRules.date, email: fileRules.mailAddress };

interface Bound {
  string: (limit: string) => Wording;
  array: (limit: string) => Wording;
  other: (limit: string) => Wording;
}

const lowest: Bound = { string: fileRules.lettersAtLeast, array: fileRules.itemsAtLeast, other: fileRules.atLeast };
const highest: Bound = { string: fileRules.lettersAtMost, array: fileRules.itemsAtMost, other: fileRules.atMost };

function bound(origin: string, limit: string, words: Bound): Wording {
  const say = origin === 'string' ? words.string : origin === 'array' ? words.array : words.other;
  return say(limit);
}
