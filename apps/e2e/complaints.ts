import type { BrowserContext } from '@playwright/test';

/** Collects console warnings and errors, uncaught exceptions and reports of the content security policy. */
export function collectComplaints(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  return complaints;
}
