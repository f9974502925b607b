import { PasswordField, type PasswordFieldProps } from '@dopahiya/ui-kit';
import { type ChangeEvent, useId, useState } from 'react';
import * as texts from '#texts/account-form';
import * as S from './new-password-field.styles.ts';
import { passwordStrength } from './password-strength.ts';

export interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete' | 'hint' | 'onChange'> {
  /** Easily guessed facts about the owner, besides those in the form. */
  guessed?: readonly string[];
}

const nothing: readonly string[] = [];

/** Field for a new password, with a strength estimate as soon as something is typed. */
export function NewPasswordField({ guessed = nothing, ...rest }: NewPasswordFieldProps) {
  const [strength, setStrength] = useState<number | null>(null);
  const id = useId();
  const estimate = ({ currentTarget: { value, form } }: ChangeEvent<HTMLInputElement>) =>
    setStrength(value === '' ? null : passwordStrength(value, [...guessed, ...namesIn(form)]));
  return (
    <div>
      <PasswordField
        {...rest}
        hint={texts.passwordHint}
        autoComplete="new-password"
        aria-describedby={id}
        required
        onChange={estimate}
      />
      <S.Strength id={id} aria-live="polite">
        {strength !== null && (
          <>
            <S.Bars aria-hidden="true">
              {[1, 2, 3, 4].map((bar) => (
                <span key={bar} data-on={bar <= strength} />
              ))}
            </S.Bars>
            {texts.strengths[strength]}
          </>
        )}
      </S.Strength>
    </div>
  );
}

const nameFields = new Set(['username', 'email', 'first_name', 'last_name']);

/** Returns the owner's names and address from the form. */
function namesIn(form: HTMLFormElement | null): string[] {
  const controls = [...(form?.elements ?? [])] as HTMLInputElement[];
  return controls.filter(({ name }) => nameFields.has(name)).map(({ value }) => value);
}
