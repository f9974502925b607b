import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx';

/** Says the title of each page that a visitor comes to within the site, and puts the focus at the start of its content. */
export function RouteAnnouncer({ content }: { content: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  const shown = useRef<string>(undefined);
  const [title, setTitle] = useState('');
  useEffect(() => {
    const isFirst = shown.current === undefined && performance.getEntriesByName('hydrated').length === 0;
    const isShown = isFirst || shown.current === pathname;
    shown.current = pathname;
    if (isShown) return undefined;
    content.current?.focus({ preventScroll: true });
    const say = () => setTitle(document.title);
    say();
    // The title of a page whose data is on its way comes later.
    const observer = new MutationObserver(say);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [content, pathname]);
  return <VisuallyHidden aria-live="polite">{title}</VisuallyHidden>;
}
