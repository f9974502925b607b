import type { DeskPerson, DeskUser } from '@dopahiya/domain/desk';
import { Button, Dialog } from '@dopahiya/ui-kit';
import { useState } from 'react';
import * as texts from '#texts/people';
import * as shell from '#texts/shell';
import { Failure } from '../shell/failure.tsx';
import { useGranting } from './use-granting.ts';

interface RevokeProps {
  user: DeskUser;
  person: DeskPerson;
  /** Called once the role is gone. */
  onRevoked: () => void;
}

/** Takes a role away, once that is confirmed. */
export function Revoke({ user, person, onRevoked }: RevokeProps) {
  const [isAsked, setAsked] = useState(false);
  const { mutate, error, isPending } = useGranting(user, () => {
    setAsked(false);
    onRevoked();
  });
  const close = () => setAsked(false);
  return (
    <div>
      <Button tone="secondary" size="small" aria-label={texts.revokeOf(person.username)} onClick={() => setAsked(true)}>
        {texts.revoke}
      </Button>
      <Dialog
        isOpen={isAsked}
        onClose={close}
        title={texts.revokeOf(person.username)}
        footer={
          <>
            <Button tone="danger" loading={isPending} onClick={() => mutate({ username: person.username, role: null })}>
              {texts.revoke}
            </Button>
            <Button tone="quiet" onClick={close}>
              {shell.cancel}
            </Button>
          </>
        }
      >
        <p>{texts.revokeMeans}</p>
        {error && <Failure title={texts.notRevoked} error={error} />}
      </Dialog>
    </div>
  );
}
