import { type RefObject, useLayoutEffect, useState } from 'react';

/** Restores focus and caret from the field that this one replaces. */
export function useCaret(field: RefObject<HTMLInputElement | null>): void {
  const [before] = useState(() => caretOf(field.current));
  useLayoutEffect(() => {
    const input = field.current;
    if (!before || !input) return;
    input.focus({ preventScroll: true });
    input.setSelectionRange(input.value.length - before.start, input.value.length - before.end);
  }, [before, field]);
}

/**
 * Returns the caret of a focused field, counted from the end so that it stays right if another letter is typed. Read during render: a
 * detached field would report a stale caret.
 */
function caretOf(input: HTMLInputElement | null) {
  if (!input || input !== document.activeElement) return null;
  const { value, selectionStart, selectionEnd } = input;
  return { start: value.length - (selectionStart ?? 0), end: value.length - (selectionEnd ?? 0) };
}
