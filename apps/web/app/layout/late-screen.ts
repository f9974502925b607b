import { lazy } from 'react';

/** What stands in place of a page: no page that is whole needs it. */
export const LateErrorScreen = lazy(async () => ({ default: (await import('./error-screen.tsx')).ErrorScreen }));
