import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { opensElsewhere } from './opens-elsewhere.ts';

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
