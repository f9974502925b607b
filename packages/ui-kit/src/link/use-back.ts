import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

type Press = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Checks whether a press opens a new tab, a new window or a download, which is left to the browser. */
export const opensElsewhere = ({ altKey, ctrlKey, metaKey, shiftKey }: Press): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

interface BackOptions {
  /** Whether the previous page may be from before this visit, even of another site. @default false */
  anyPage?: boolean;
}

/** Returns the click handler of a link that goes back to the previous page of this visit, if any; else the link works normally. */
export function useBack({ anyPage = false }: BackOptions = {}): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (event) => {
    const isFirstPage = key === 'default';
    if ((isFirstPage && !(anyPage && hasPageBefore())) || opensElsewhere(event)) return;
    event.preventDefault();
    void navigate(-1);
  };
}

interface NavigationApi {
  canGoBack: boolean;
  entries: () => readonly unknown[];
}

/** Checks whether this tab has history before this document: of this site, or of another one, which browsers only count. */
function hasPageBefore(): boolean {
  const { navigation } = window as { navigation?: NavigationApi };
  return navigation ? navigation.canGoBack || history.length > navigation.entries().length : history.length > 1;
}
