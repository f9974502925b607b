import { type Quantity, readNumber } from '@dopahiya/domain';
import { useRef, useState } from 'react';

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

const loadUnderstanding = () => import('./understand-typed.ts');

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
    const { understandTyped } = await loadUnderstanding();
    if (latest.current !== text) return;
    const understood = understandTyped(text, rule, isLeft);
    show(understood.typed);
    if (understood.number !== undefined) onNumber(understood.number);
  };
  const type = (field: HTMLInputElement) => {
    const text = field.value;
    // Nobody leaves a field that was left before there were scripts, or that the browser fills in.
    const isLeft = field !== document.activeElement;
    const number = readNumber(text, rule);
    const isTaken = number !== null && !rule.refuse?.(number) && (rule.nearest?.(number) ?? number) === number;
    show({ ...nothing, text });
    if (isTaken || text === '') onNumber(number);
    // Without what understands it the text stays as it is.
    if (isLeft || !isTaken) void understand(text, isLeft).catch(() => undefined);
  };
  const leave = () => {
    if (typed.text !== null) void understand(typed.text, true).catch(() => undefined);
  };
  return {
    ...typed,
    forget: () => show(nothing),
    input: {
      onFocus: () => void loadUnderstanding().catch(() => undefined),
      onChange: ({ target }: { target: HTMLInputElement }) => type(target),
      onBlur: leave,
      onKeyDown: ({ key }: { key: string }) => {
        if (key === 'Enter') leave();
      },
    },
  };
}
