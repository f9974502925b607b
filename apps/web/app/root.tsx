import { language } from '@dopahiya/domain';
import { Lazy, useIsHydrated } from '@dopahiya/ui-kit';
import type { ReactNode } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router';
import { ErrorScreen } from './layout/error-screen.tsx';
import { SiteFrame } from './layout/site-frame.tsx';
import { rendersRouterScripts } from './renders-router-scripts.ts';

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The script in the head marks this element with what the browser remembers.
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta property="og:site_name" content="Dopahiya" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Links />
      </head>
      <body>
        {children}
        {rendersRouterScripts ? <ScrollRestoration /> : <LazyScrollRestoration />}
        {rendersRouterScripts && <Scripts />}
      </body>
    </html>
  );
}

/** Until the page is hydrated the browser restores the scroll position by itself, and no inline script is needed. */
function LazyScrollRestoration() {
  return useIsHydrated() ? <ScrollRestoration /> : null;
}

const loadFrame = async () => (await import('./layout/lazy-frame.tsx')).LazyFrame;
const nothing = {};

export default function App() {
  return (
    <SiteFrame>
      <Outlet />
      <HydratedFrame />
    </SiteFrame>
  );
}

/** A component of its own: what learns that the page is hydrated renders once more, all at once. */
function HydratedFrame() {
  return <Lazy load={loadFrame} isWanted={useIsHydrated()} given={nothing} />;
}

/** Without it React Router renders its own error page, whose inline script the content security policy refuses. */
export function ErrorBoundary() {
  return (
    <SiteFrame>
      <ErrorScreen error={useRouteError()} />
    </SiteFrame>
  );
}
