import { useApi } from '@dopahiya/api-client';
import { deskQueries, grantDeskRole } from '@dopahiya/api-client/desk';
import type { DeskPerson, DeskUser } from '@dopahiya/domain/desk';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Grants a role to an account, or takes it away with null; the list follows. */
export function useGranting(user: DeskUser, onDone?: () => void) {
  const [api, client] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: ({ username, role }: { username: string; role: DeskPerson['role'] | null }) =>
      grantDeskRole(api, username, role),
    onSuccess: (people) => {
      client.setQueryData(deskQueries.people(api, user.username).queryKey, people);
      onDone?.();
    },
  });
}
