import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

type Press = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a press on a link means a new tab, a new window or a download: that is the browser's to do. */
export const opensElsewhere = ({ altKey, ctrlKey, metaKey, shiftKey }: Press): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

interface BackOptions {
  /** Whether the page before may be one that was opened before this visit, even of another site. @default false */
  anyPage?: boolean;
}

/** What a link does that goes back to the page before, when there is one in this visit; else it leads where it points. */
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

/** Whether this tab had a page before this document: of this site, or else of another one, which browsers only count. */
function hasPageBefore(): boolean {
  const { navigation } = window as { navigation?: NavigationApi };
  return navigation ? navigation.canGoBack || history.length > navigation.entries().length : history.length > 1;
}
