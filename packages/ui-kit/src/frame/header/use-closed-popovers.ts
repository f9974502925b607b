import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { theme } from '../../theme/theme.ts';

/** The media query of screens that have room for the whole header, as `matchMedia` takes it. */
export const wideScreen: string = theme.media.nav.replace('@media ', '');

/**
 * Closes what is open in an element when another page is shown, and when the screen becomes wide. A page that writes what is
 * set on it into its own address stays the same page.
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
