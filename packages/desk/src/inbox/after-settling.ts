import { deskQueries } from '@dopahiya/api-client/desk';
import type { QueryClient } from '@tanstack/react-query';

/** Loads the inbox again, and then moves the focus to the heading of the list, as the buttons of what was settled are gone. */
export async function afterSettling(client: QueryClient, heading: 'messages' | 'figure-reports'): Promise<void> {
  await deskQueries.refetch(client);
  document.getElementById(heading)?.focus();
}
