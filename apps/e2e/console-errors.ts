import type { BrowserContext } from '@playwright/test';

/** Collects console warnings and errors, uncaught exceptions and reports of the content security policy. */
export function collectConsoleErrors(context: BrowserContext): string[] {
  const consoleErrors: string[] = [];
  context.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) consoleErrors.push(message.text());
  });
  context.on('weberror', (error) => consoleErrors.push(String(error.error())));
  return consoleErrors;
}
