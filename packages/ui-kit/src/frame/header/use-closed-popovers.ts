import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { theme } from '../../theme/theme.ts';

/** Media query for screens with room for the whole header, as `matchMedia` takes it. */
export const wideScreen: string = theme.media.nav.replace('@media ', '');

/**
 * Closes an element's popovers when another page opens, and when the screen becomes wide. Replacing the URL of
 * the same page does not count.
 */
export function useClosedPopovers(element: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const shown = useRef({ key, pathname });
  useEffect(() => {
    const isSame = shown.current.key === key || (isReplaced && shown.current.pathname === pathname);
    if (!isSame) closeIn(element.current);
    shown.current = { key, pathname };
  }, [element, key, pathname, isReplaced]);
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
