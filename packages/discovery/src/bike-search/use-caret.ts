import { type RefObject, useLayoutEffect, useState } from 'react';

/** Puts the focus and the caret of the field that stood in this place before into the one that does now. */
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
 * The caret of a focused field, counted from the end of its text, which stays right when another letter is typed. Read in
 * time: a field that has left the page tells a caret that is a letter old.
 */
function caretOf(input: HTMLInputElement | null) {
  if (!input || input !== document.activeElement) return null;
  const { value, selectionStart, selectionEnd } = input;
  return { start: value.length - (selectionStart ?? 0), end: value.length - (selectionEnd ?? 0) };
}
