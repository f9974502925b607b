import { type Quantity, readNumber } from '@dopahiya/domain/typed';
import { type KeyboardEvent, useRef, useState } from 'react';
import { isOfInputMethod } from '../search-field/typed-input.ts';

/** Rules for the number of a field. */
export interface NumberRule extends Quantity {
  /** Returns the nearest valid number. */
  nearest?: (number: number) => number;
  /** Limits beyond which `nearest` applies. */
  min?: number;
  max?: number;
  /** Returns why a number is rejected; undefined if it is valid. */
  refuse?: ((number: number) => string | undefined) | undefined;
  /** Formats a number for messages. */
  format?: (number: number) => string;
}

/** Text in a field that replaces its current number. */
export interface Typed {
  text: string | null;
  isWrong: boolean;
  /** Message about it, or about its conversion. */
  note: string | null;
}

const nothing: Typed = { text: null, isWrong: false, note: null };

/** If it fails to load, typed text stays as it is. */
const loadUnderstanding = () => import('./understand-typed.ts').catch(() => null);

/**
 * Handles number input: unreadable or rejected text stays until it is changed. Plain digits are applied at once;
 * the parser for other notations loads on focus.
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
    // No blur event follows for a field left before hydration or filled in by the browser.
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
