import { conversationQueries, messageOf, turnMessageMails, useApi } from '@dopahiya/api-client';
import { ErrorPanel, Switch } from '@dopahiya/ui-kit';
import { useSignedInName } from '@dopahiya/visitor';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as texts from '#texts/messages-page';

/** Switch for message notification emails; renders nothing while the setting is unknown. */
export function MailSwitch() {
  const api = useApi();
  const client = useQueryClient();
  const { queryKey, ...options } = conversationQueries.mails(api, useSignedInName() ?? '');
  const { data } = useQuery({ queryKey, ...options });
  const turn = useMutation({
    mutationFn: (isOn: boolean) => turnMessageMails(api, isOn),
    onSuccess: (mails) => client.setQueryData(queryKey, mails),
  });
  if (!data) return null;
  return (
    <div>
      <Switch
        checked={turn.isPending ? turn.variables : data.is_on}
        onChange={(event) => turn.mutate(event.target.checked)}
        detail={texts.mailsMean}
      >
        {texts.mails}
      </Switch>
      {turn.error && <ErrorPanel title={texts.mailsFailed} message={messageOf(turn.error, texts.tryLater)} />}
    </div>
  );
}
