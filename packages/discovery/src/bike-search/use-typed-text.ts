import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps a field and the text of its owner alike. The field is uncontrolled: what somebody types while the page hydrates
 * is taken over, where React would put back what it knows of a field that it controls.
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
