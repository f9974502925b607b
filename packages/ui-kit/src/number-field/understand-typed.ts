import { readWrittenNumber } from '@dopahiya/domain/number-reader';
import * as texts from '#texts/number-field';
import { unread } from '#texts/unread-number';
import type { NumberRule, Typed } from './use-typed-number.ts';

interface Understood {
  typed: Typed;
  /** Null if empty or rejected; undefined to keep the current number. */
  number: number | null | undefined;
}

/** Parses typed text and returns its message; `isLeft` is true once the visitor has stopped typing. */
export function understandTyped(text: string, rule: NumberRule, isLeft: boolean): Understood {
  const number = readWrittenNumber(text, rule);
  const stands = { text, isWrong: false, note: null };
  if (text.trim() === '') return { typed: isLeft ? { ...stands, text: null } : stands, number: null };
  if (number === null)
    return { typed: isLeft ? { text, isWrong: true, note: unread(text) } : stands, number: undefined };
  const refused = rule.refuse?.(number);
  if (refused !== undefined) return { typed: { text, isWrong: true, note: refused }, number: null };
  const taken = rule.nearest?.(number) ?? number;
  if (!isLeft) return { typed: stands, number: taken === number ? number : undefined };
  return { typed: { ...stands, text: null, note: noteOf(text, number, { ...rule, taken }) }, number: taken };
}

function noteOf(text: string, number: number, { taken, format = String, min, max }: NumberRule & { taken: number }) {
  if (min !== undefined && number < min) return texts.min(format(taken));
  if (max !== undefined && number > max) return texts.max(format(taken));
  if (number !== taken) return texts.nearest(format(taken));
  return text.replaceAll(/[\s,]/gu, '') === String(number) ? null : texts.read(format(taken));
}
