import type * as z from 'zod';
import type { Wording } from '@dopahiya/domain/languages';
import { fileRules } from '../../core/texts/index.ts';

/** Returns the reason of an issue of a format; a rule of Zod's own gets a text for people who edit. */
export function issueReason(issue: z.core.$ZodIssue): string {
  const isOurs = !/^(?:Invalid|Too (?:small|big))\b/.test(issue.message);
  return isOurs ? issue.message : (wordingOfIssue(issue)?.en ?? issue.message);
}

function wordingOfIssue(issue: z.core.$ZodIssue): Wording | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.endsWith('received undefined') ? fileRules.needed : (kinds[issue.expected] ?? fileRules.form);
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return fileRules.needed;
      return bound(issue.origin, String(issue.minimum), lowest);
    case 'too_big':
      return bound(issue.origin, String(issue.maximum), highest);
    case 'invalid_value':
      return fileRules.choice(issue.values.join(', '));
    case 'invalid_format':
      return formats[issue.format] ?? fileRules.form;
    case 'invalid_union':
      return fileRules.form;
    default:
      return undefined;
  }
}

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
