import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx';

/** Announces the title of each page after client-side navigation, and moves the focus to the start of its content. */
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
    // The title may change once the page's data arrives.
    const observer = new MutationObserver(say);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [content, pathname]);
  return <VisuallyHidden aria-live="polite">{title}</VisuallyHidden>;
}
