import { useEffect, useRef } from 'react';

/**
 * Keeps the focus in an element: if what has it goes, the first button or link takes it. Spread the result on an element of the
 * component that renders again then.
 */
export function useKeptFocus<Root extends HTMLElement>() {
  const ref = useRef<Root>(null);
  const hasFocus = useRef(false);
  useEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return;
    hasFocus.current = false;
    ref.current?.querySelector<HTMLElement>('button:not(:disabled), a[href]')?.focus();
  });
  const onFocus = () => {
    hasFocus.current = true;
  };
  // React passes on no blur of an element that it removes.
  const onBlur = () => {
    hasFocus.current = false;
  };
  return { ref, onFocus, onBlur };
}
