import { useEffect, useEffectEvent } from 'react';
import { useLateNavigate } from './use-late-navigate.ts';

export interface LateNavigateProps {
  /** Where the page leads on to. */
  to: string;
  /** Whether the page goes on where it was scrolled to: it is the same, about something else. @default false */
  stays?: boolean;
}

/** How long to wait, in milliseconds, until the visitor's own way may have come to nothing. */
const againAfter = 400;

/** Leads on in place of a page once an answer says where to, unless the visitor is on the way elsewhere. Renders nothing. */
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
