import { useEffect, useRef } from 'react';

/**
 * Writes `value` into the field with this id when its owner changes it, and leaves alone what a visitor typed before the page was
 * hydrated. The result tells the owner what is typed.
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
