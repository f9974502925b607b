import { useEffect, useRef } from 'react';

/**
 * Writes `value` into the field with this id when it changes, but keeps text typed before hydration. Returns the
 * input handler that reports typed text.
 */
export function useFieldText(
  id: string,
  value: string | undefined,
  onValueChange: ((value: string) => void) | undefined,
): (text: string) => void {
  const shared = useRef(value);
  useEffect(() => {
    if (value === undefined || value === shared.current) return;
    shared.current = value;
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement) field.value = value;
  }, [id, value]);
  return (text) => {
    shared.current = text;
    onValueChange?.(text);
  };
}
