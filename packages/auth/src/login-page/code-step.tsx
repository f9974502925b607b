import { paths } from '@dopahiya/domain/site';
import { Field, Link } from '@dopahiya/ui-kit';
import { type ComponentProps, useEffect, useRef } from 'react';
import * as texts from '#texts/login-page';

export interface CodeStepProps {
  /** Proves that the password was correct. */
  ticket: string;
  field: Pick<ComponentProps<typeof Field>, 'name' | 'error'>;
  /** Path to return to. */
  leadTo: string;
  onStartAgain: () => void;
}

/** Second sign-in step: a code from the authenticator app, or a recovery code, in one field. */
export function CodeStep({ ticket, field, leadTo, onStartAgain }: CodeStepProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <>
      <input type="hidden" name="ticket" value={ticket} />
      <Field
        {...field}
        ref={input}
        label={texts.code}
        hint={texts.codeHint}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <p>
        <Link to={paths.loginFrom(leadTo)} onClick={onStartAgain}>
          {texts.startAgain}
        </Link>
      </p>
    </>
  );
}
