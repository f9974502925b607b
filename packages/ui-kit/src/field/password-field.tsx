import { useState } from 'react';
import * as texts from '#texts/field';
import { ControlButton } from './control-box.ts';
import { Field, type FieldProps } from './field.tsx';

/** Props of `PasswordField`; `autoComplete` is required. */
export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'trailing' | 'prefix' | 'suffix'> {
  /** Whether it is the current or a new password: browsers then offer to fill in or to generate one. */
  autoComplete: 'current-password' | 'new-password';
}

/** Password field with a button that shows and hides the text. Renders an `<input>`. */
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
