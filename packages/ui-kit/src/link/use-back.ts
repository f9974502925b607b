import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

type Press = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a press on a link means a new tab, a new window or a download: that is the browser's to do. */
export const opensElsewhere = ({ altKey, ctrlKey, metaKey, shiftKey }: Press): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/** What a link does that goes back to the page before, when there is one in this visit; else it leads where it points. */
export function useBack(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (event) => {
    const isFirstPage = key === 'default';
    if (isFirstPage || opensElsewhere(event)) return;
    event.preventDefault();
    void navigate(-1);
  };
}
