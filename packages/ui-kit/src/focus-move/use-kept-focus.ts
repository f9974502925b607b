import { useEffect, useRef } from 'react';

/**
 * Keeps the focus in an element: if what was pressed in it goes, its first button or link takes the focus. Spread the result on an element
 * of the component that renders again then.
 */
export function useKeptFocus<Root extends HTMLElement>() {
  const ref = useRef<Root>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isPressed.current || document.activeElement !== document.body) return;
    isPressed.current = false;
    ref.current?.querySelector<HTMLElement>('button:not(:disabled), a[href]')?.focus();
  });
  const onClick = () => {
    isPressed.current = true;
  };
  return { ref, onClick };
}
