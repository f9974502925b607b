import { language } from '@dopahiya/domain/site';
import { Deferred, paintBelow, useIsHydrated } from '@dopahiya/ui-kit';
import { BelowScope } from '@dopahiya/ui-kit/frame';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import {
  isRouteErrorResponse,
  Links,
  NavigationType,
  Outlet,
  Scripts,
  useLocation,
  useNavigationType,
  useRouteError,
} from 'react-router';
import { ErrorScreen } from './layout/error-screen.tsx';
import { Manifest } from './layout/manifest.tsx';
import { SiteFrame } from './layout/site-frame.tsx';

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The script in the head marks this element with what the browser remembers.
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta property="og:site_name" content="Dopahiya" />
        {/* Whoever has scripts gets it from `DeferredFrame`: browsers load it at once, in front of the page's first paint. */}
        <noscript>
          <Manifest />
        </noscript>
        <Links />
      </head>
      <body>
        {children}
        {/* In a browser they are there already. */}
        {import.meta.env.SSR && <Scripts />}
      </body>
    </html>
  );
}

const loadFrame = async () => (await import('./layout/late-frame.ts')).DeferredFrame;
const nothing = {};

export default function App() {
  return (
    <SiteFrame>
      <Arrival>
        <Outlet />
      </Arrival>
      <HydratedFrame />
    </SiteFrame>
  );
}

/** A page that a link leads to is seen from its top. Who goes back, or to a part of it, needs all of it at its height. */
function Arrival({ children }: { children: ReactNode }) {
  const type = useNavigationType();
  const location = useLocation();
  const [first] = useState(location);
  useLayoutEffect(() => {
    // An address that only follows what is set on the page leads nowhere.
    if (location !== first && type !== NavigationType.Replace) paintBelow();
  }, [location, first, type]);
  return <BelowScope follows={type === NavigationType.Push && location.hash === ''}>{children}</BelowScope>;
}

/**
 * A component of its own: what learns that the page is hydrated renders once more, all at once. What cannot be loaded is tried
 * again with the next press: what a press wants to say may stand in it.
 */
function HydratedFrame() {
  const [tries, setTries] = useState(0);
  const tryAgain = () => addEventListener('pointerdown', () => setTries(tries + 1), { once: true });
  return <Deferred key={tries} load={loadFrame} isWanted={useIsHydrated()} given={nothing} onFailure={tryAgain} />;
}

/** What the server says in place of a page. What breaks in the browser leaves the page as it is seen: `ServedPage`. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (typeof document !== 'undefined' && !isFromServer(error)) throw error;
  return (
    <SiteFrame>
      <ErrorScreen error={error} />
    </SiteFrame>
  );
}

/** An answer of a loader, or an error of the server, whose stack stays there. */
const isFromServer = (error: unknown): boolean =>
  isRouteErrorResponse(error) || (error instanceof Error && error.stack === undefined);
