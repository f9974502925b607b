import { loadNumberReader, readsAnyNumber } from '@dopahiya/domain';
import { useState } from 'react';

interface TypedNumberOptions {
  /** The number that a text means; null where it means none. */
  read: (text: string) => number | null;
  /** Called with each number while it is typed, and with null where nothing is left or it is refused. */
  onNumber: (number: number | null) => void;
  /** Called with the number with which the field is left. */
  onSettle?: (number: number) => void;
  /** Why a number can not be taken; undefined where it can. */
  refuse?: ((number: number) => string | undefined) | undefined;
  /** A text that an address brought and that means no number. */
  unread?: string | undefined;
}

const nothing = { text: null, isLeft: false, readAs: null } as const;

/** A number as it is typed: what can not be read, or is refused, stays as it was written until it is typed over. */
export function useTypedNumber({ read, onNumber, onSettle, refuse, unread }: TypedNumberOptions) {
  const [typed, setTyped] = useState<{ text: string | null; isLeft: boolean; readAs: number | null }>(
    unread === undefined ? nothing : { text: unread, isLeft: true, readAs: null },
  );
  const { text, isLeft } = typed;
  const number = text === null ? null : read(text);
  const waitsForReader = (written: string): boolean =>
    !readsAnyNumber() && written.trim() !== '' && read(written) === null;
  const settle = (left: string, isLast = false) => {
    if (!isLast && waitsForReader(left)) return;
    const last = read(left);
    const stays = last === null ? left.trim() !== '' : refuse?.(last) !== undefined;
    setTyped(stays ? { text: left, isLeft: true, readAs: null } : { ...nothing, readAs: readAs(left, last) });
    if (last !== null && !stays) onSettle?.(last);
  };
  const type = (field: HTMLInputElement, isLast = false) => {
    setTyped({ text: field.value, isLeft: false, readAs: null });
    if (!isLast && waitsForReader(field.value)) {
      const again = () => type(field, true);
      void loadNumberReader().then(again, again);
    }
    const next = read(field.value);
    if (next !== null || field.value.trim() === '') onNumber(next === null || refuse?.(next) ? null : next);
    // Nobody leaves a field that was left before there were scripts, or that the browser fills in.
    if (field !== document.activeElement) settle(field.value, isLast);
  };
  const leave = () => {
    if (text !== null) settle(text);
  };
  return {
    /** What stands in the field in place of the number in force. */
    text,
    /** The text that was left in the field and means no number. */
    unread: isLeft && number === null ? text : null,
    refused: number === null ? undefined : refuse?.(number),
    /** The number of the last text, where that was not written as the field writes it. */
    readAs: typed.readAs,
    forget: () => setTyped(nothing),
    input: {
      onFocus: () => void loadNumberReader().catch(() => undefined),
      onChange: ({ target }: { target: HTMLInputElement }) => type(target),
      onBlur: leave,
      onKeyDown: ({ key }: { key: string }) => {
        if (key === 'Enter') leave();
      },
    },
  };
}

const readAs = (text: string, number: number | null): number | null =>
  text.replaceAll(/[\s,]/gu, '') === String(number ?? '') ? null : number;
