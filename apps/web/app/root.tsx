import { language } from '@dopahiya/domain/site';
import { StaticFallback } from '@dopahiya/site/route';
import { Later } from '@dopahiya/ui-kit';
import { type ReactNode, useState } from 'react';
import { isRouteErrorResponse, Links, Outlet, Scripts, useRouteError } from 'react-router';
import { ErrorScreen } from './layout/error-screen.tsx';
import { Manifest } from './layout/manifest.tsx';
import { SiteFrame } from './layout/site-frame.tsx';

/** Not exported as the router's `Layout`: that stands around an error too, and may be what broke. */
function Document({ children }: { children: ReactNode }) {
  return (
    // The script in the head marks this element with what the browser remembers.
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta property="og:site_name" content="Dopahiya" />
        {/* Whoever has scripts gets it from `HydratedFrame`: browsers load it at once, in front of the page's first paint. */}
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

/** What cannot be loaded is tried again with the next press: what a press wants to say may stand in it. */
function LaterFrame() {
  const [tries, setTries] = useState(0);
  const tryAgain = () => addEventListener('pointerdown', () => setTries(tries + 1), { once: true });
  return <Later key={tries} browserOnly load={loadFrame} onFailure={tryAgain} />;
}

/** What the server says in place of a page. What breaks in the browser leaves the page as it is seen. */
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

/** An answer of a loader, or an error of the server, whose stack stays there. */
const isFromServer = (error: unknown): boolean =>
  isRouteErrorResponse(error) || (error instanceof Error && error.stack === undefined);
