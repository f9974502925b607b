import { type ComponentProps, useId } from 'react';
import { styled } from 'styled-components';
import { type Choice, ChoiceLabel } from '../choice/choice-label.tsx';
import { ChoiceSet } from '../choice/choice-set.tsx';
import type { FieldLabelling } from '../field/field-frame.tsx';
import { theme } from '../theme/theme.ts';
import { CheckboxMark } from './checkbox-mark.ts';

type InputProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'defaultValue' | 'children' | 'name'>;

/** What `CheckboxGroup` takes; what an `<input>` takes besides (`onBlur`, `ref`) goes to each of its checkboxes. */
export interface CheckboxGroupProps<Value extends string> extends FieldLabelling, InputProps {
  /** The name under which each chosen value is sent. */
  name: string;
  /** The answers. */
  choices: readonly Choice<Value>[];
  /** What is chosen, where its owner keeps that. */
  value?: readonly Value[];
  /** What is chosen at first, where the form keeps that. */
  defaultValue?: readonly Value[];
  /** Called with all that is chosen, in the order of the choices, after each change. */
  onValueChange?: (value: Value[]) => void;
}

/** Any number of several answers, with how many things each is true of. Renders checkboxes in a `<fieldset>`. */
export function CheckboxGroup<Value extends string>({
  label,
  tag,
  hint,
  error,
  choices,
  value,
  defaultValue,
  onValueChange,
  onChange,
  id: givenId,
  ...rest
}: CheckboxGroupProps<Value>) {
  const ownId = useId();
  return (
    <ChoiceSet id={givenId ?? ownId} label={label} tag={tag} hint={hint} error={error}>
      <List>
        {choices.map((choice) => (
          <ChoiceLabel
            key={choice.value}
            detail={choice.detail}
            count={choice.count}
            control={
              <CheckboxMark
                value={choice.value}
                checked={value?.includes(choice.value)}
                defaultChecked={defaultValue?.includes(choice.value)}
                disabled={choice.disabled}
                aria-invalid={error ? true : undefined}
                onChange={(event) => {
                  onValueChange?.(checkedValues(event.currentTarget) as Value[]);
                  onChange?.(event);
                }}
                {...rest}
              />
            }
          >
            {choice.label}
          </ChoiceLabel>
        ))}
      </List>
    </ChoiceSet>
  );
}

/** The values of what is checked in the set that this control stands in. */
function checkedValues(control: HTMLInputElement): string[] {
  const checked = control.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
  return Array.from(checked, ({ value }) => value);
}

const List = styled.div`
  display: grid;
  margin-block: calc(-1 * ${theme.space[1]});
`;
