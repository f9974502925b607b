import { type Quantity, readNumber } from '@dopahiya/domain/typed';
import { type KeyboardEvent, useRef, useState } from 'react';
import { isOfInputMethod } from '../search-field/typed-input.ts';

/** What the number of a field may be. */
export interface NumberRule extends Quantity {
  /** The nearest number that can be taken. */
  nearest?: (number: number) => number;
  /** The ends beyond which that is one of them. */
  min?: number;
  max?: number;
  /** Why a number can not be taken; undefined where it can. */
  refuse?: ((number: number) => string | undefined) | undefined;
  /** How a number is written where something is said of it. */
  format?: (number: number) => string;
}

/** What stands in a field in place of the number in force. */
export interface Typed {
  text: string | null;
  isWrong: boolean;
  /** What is said of it, or of what was made of it. */
  note: string | null;
}

const nothing: Typed = { text: null, isWrong: false, note: null };

/** Without it what is typed stays as it is. */
const loadUnderstanding = () => import('./understand-typed.ts').catch(() => null);

/**
 * A number as it is typed: what can not be read, or is refused, stays as it was written until it is typed over. Plain digits
 * are taken at once; what understands the rest comes when the field is come to.
 */
export function useTypedNumber(rule: NumberRule, onNumber: (number: number | null) => void, unread?: string) {
  const [typed, setTyped] = useState<Typed>(
    unread === undefined ? nothing : { ...nothing, text: unread, isWrong: true },
  );
  const latest = useRef<string | null>(null);
  const show = (next: Typed) => {
    latest.current = next.text;
    setTyped(next);
  };
  const understand = async (text: string, isLeft: boolean) => {
    const understanding = await loadUnderstanding();
    if (!understanding || latest.current !== text) return;
    const understood = understanding.understandTyped(text, rule, isLeft);
    show(understood.typed);
    if (understood.number !== undefined) onNumber(understood.number);
  };
  const type = (field: HTMLInputElement) => {
    const text = field.value;
    const number = readNumber(text, rule);
    show({ ...nothing, text });
    if (number !== null && !rule.refuse && (rule.nearest?.(number) ?? number) === number) onNumber(number);
    // Nobody leaves a field that was left before there were scripts, or that the browser fills in.
    void understand(text, field !== document.activeElement);
  };
  const leave = () => typed.text !== null && void understand(typed.text, true);
  return {
    ...typed,
    forget: () => show(nothing),
    input: {
      onFocus: () => void loadUnderstanding(),
      onChange: ({ target }: { target: HTMLInputElement }) => type(target),
      onBlur: leave,
      onKeyDown: (press: KeyboardEvent) => press.key === 'Enter' && !isOfInputMethod(press) && leave(),
    },
  };
}
