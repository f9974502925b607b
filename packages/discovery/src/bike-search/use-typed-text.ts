import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Syncs an uncontrolled field with its owner's text. Uncontrolled, because React would overwrite what is typed into a controlled field
 * during hydration.
 */
export function useTypedText(
  field: RefObject<HTMLInputElement | null>,
  text: string,
  onText: (text: string) => void,
): void {
  const isAlike = useRef(false);
  useLayoutEffect(() => {
    const input = field.current;
    if (!input || input.value === text) isAlike.current = true;
    else if (isAlike.current) write(text, input);
    else onText(input.value);
  }, [field, text, onText]);
}

function write(text: string, input: HTMLInputElement): void {
  input.value = text;
}
