import { useEffect, useState } from 'react';

/** Returns the text once it has not changed for `delay` ms; an empty text is returned at once. */
export function useDebounced(text: string, delay = 300): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), delay);
    return () => clearTimeout(timer);
  }, [text, delay]);
  return text === '' ? text : settled;
}
