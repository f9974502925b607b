import { useState } from 'react';
import * as texts from '#texts/field';
import { ControlButton } from './control-box.ts';
import { Field, type FieldProps } from './field.tsx';

/** What `PasswordField` takes; `autoComplete` says whether it is the current password or a new one. */
export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'trailing' | 'prefix' | 'suffix'> {
  /** Whether a password that exists is asked for, or a new one: browsers then offer to fill or to make it. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password with a button that shows and hides it. Renders an `<input>`. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, show] = useState(false);
  const toggle = (
    <ControlButton
      icon={shown ? 'eye-off' : 'eye'}
      label={shown ? texts.hidePassword : texts.showPassword}
      onClick={() => show(!shown)}
    />
  );
  const plain = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false };
  return <Field {...plain} {...props} type={shown ? 'text' : 'password'} trailing={toggle} />;
}
