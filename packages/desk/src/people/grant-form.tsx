import type { DeskPerson, DeskUser } from '@dopahiya/domain/desk';
import { Button, Field, SelectField } from '@dopahiya/ui-kit';
import { type FormEvent, useState } from 'react';
import * as texts from '#texts/people';
import { Failure } from '../shell/failure.tsx';
import * as S from '../shell/shell.styles.ts';
import { useGranting } from './use-granting.ts';

const roles: readonly DeskPerson['role'][] = ['editor', 'owner', 'moderator'];
const options = roles.map((value) => ({ value, label: texts.roles[value] }));

/** Grants a role to an account by its username. */
export function GrantForm({ user }: { user: DeskUser }) {
  const [username, setUsername] = useState('');
  const [role, setRole] = useState<DeskPerson['role']>('editor');
  const { mutate, error, isPending } = useGranting(user, () => setUsername(''));
  const grant = () => mutate({ username: username.trim(), role });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (username.trim() !== '' && !isPending) grant();
  };
  return (
    <>
      <S.Panel as="form" onSubmit={submit}>
        <h2>{texts.grant}</h2>
        <Field
          label={texts.username}
          hint={texts.usernameMeans}
          autoCapitalize="none"
          spellCheck={false}
          required
          value={username}
          onChange={(event) => setUsername(event.target.value)}
        />
        <SelectField
          label={texts.role}
          options={options}
          value={role}
          onChange={(event) => setRole(roles.find((one) => one === event.target.value) ?? role)}
        />
        <Button type="submit" loading={isPending}>
          {texts.doGrant}
        </Button>
      </S.Panel>
      {error && <Failure title={texts.notGranted} error={error} onRetry={grant} retrying={isPending} />}
    </>
  );
}
