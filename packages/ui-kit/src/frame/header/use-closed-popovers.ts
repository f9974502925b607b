import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { wideScreen } from '../../theme/wide-screen.ts';

/** Closes what is open in an element when another page is shown, and when the screen becomes wide. */
export function useClosedPopovers(element: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current !== key) closeIn(element.current);
    shown.current = key;
  }, [element, key]);
  useEffect(() => {
    const screen = matchMedia(wideScreen);
    const change = () => screen.matches && closeIn(element.current);
    screen.addEventListener('change', change);
    return () => screen.removeEventListener('change', change);
  }, [element]);
}

function closeIn(element: HTMLElement | null): void {
  for (const open of element?.querySelectorAll<HTMLElement>(':popover-open') ?? []) open.hidePopover();
}
