import { language } from '@dopahiya/domain/site';
import { StaticFallback } from '@dopahiya/site/route';
import { Later } from '@dopahiya/ui-kit';
import { type ReactNode, useState } from 'react';
import { isRouteErrorResponse, Links, Outlet, Scripts, useRouteError } from 'react-router';
import { ErrorScreen } from './layout/error-screen.tsx';
import { Manifest } from './layout/manifest.tsx';
import { SiteFrame } from './layout/site-frame.tsx';

/** Not exported as the router's `Layout`, which also wraps errors and may be the part that failed. */
function Document({ children }: { children: ReactNode }) {
  return (
    // The script in the head marks this element with what the browser remembers.
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta property="og:site_name" content="Dopahiya" />
        {/* Only without scripts; otherwise `HydratedFrame` adds it, because browsers would load it before the first paint. */}
        <noscript>
          <Manifest />
        </noscript>
        <Links />
      </head>
      <body>
        {children}
        {/* Server only: in a browser they are already there. */}
        {import.meta.env.SSR && <Scripts />}
      </body>
    </html>
  );
}

const loadFrame = async () => (await import('./layout/late-frame.ts')).HydratedFrame;

export default function App() {
  return (
    <Document>
      <SiteFrame>
        <Outlet />
        <LaterFrame />
      </SiteFrame>
    </Document>
  );
}

/** Loads the hydrated frame; a failed load is retried on the next press, which may need its toasts. */
function LaterFrame() {
  const [tries, setTries] = useState(0);
  const tryAgain = () => addEventListener('pointerdown', () => setTries(tries + 1), { once: true });
  return <Later key={tries} browserOnly load={loadFrame} onFailure={tryAgain} />;
}

/** Error page from the server. After an error in the browser the page stays as it is. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (typeof document !== 'undefined' && !isFromServer(error)) return <StaticFallback error={error} />;
  return (
    <Document>
      <SiteFrame>
        <ErrorScreen error={error} />
      </SiteFrame>
    </Document>
  );
}

/** Checks for a loader's response or a server error, whose stack is not sent to the browser. */
const isFromServer = (error: unknown): boolean =>
  isRouteErrorResponse(error) || (error instanceof Error && error.stack === undefined);
