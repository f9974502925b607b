import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Makes a link go back to the page before, when there is one in this visit; else it leads where it points. */
export function useBack(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (event) => {
    const isFirstPage = key === 'default';
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (isFirstPage || opensElsewhere) return;
    event.preventDefault();
    void navigate(-1);
  };
}
