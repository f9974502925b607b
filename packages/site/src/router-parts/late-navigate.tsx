import { useEffect, useEffectEvent } from 'react';
import { useLateNavigate } from './use-late-navigate.ts';

export interface LateNavigateProps {
  /** Target path. */
  to: string;
  /** Whether to keep the scroll position, as for the same page with other data. @default false */
  stays?: boolean;
}

/** Delay before retrying, in ms, in case the visitor's own navigation was cancelled. */
const againAfter = 400;

/** Redirects to `to`, unless the visitor is already navigating elsewhere. Renders nothing. */
export function LateNavigate({ to, stays = false }: LateNavigateProps) {
  const navigate = useLateNavigate();
  const leadOn = useEffectEvent((at: string) => navigate(at, { replace: true, preventScrollReset: stays }));
  useEffect(() => {
    const isLed = leadOn(to);
    const timer = isLed ? undefined : setInterval(() => leadOn(to) && clearInterval(timer), againAfter);
    return () => clearInterval(timer);
  }, [to]);
  return null;
}
