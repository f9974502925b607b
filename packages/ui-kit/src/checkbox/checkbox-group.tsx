import { type ComponentProps, useId } from 'react';
import { styled } from 'styled-components';
import { type Choice, ChoiceLabel } from '../choice/choice-label.tsx';
import { ChoiceSet } from '../choice/choice-set.tsx';
import type { FieldLabelling } from '../field/field-frame.tsx';
import { theme } from '../theme/theme.ts';
import { CheckboxMark } from './checkbox-mark.ts';

type InputProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'defaultValue' | 'children' | 'name'>;

/** Props of `CheckboxGroup`; further `<input>` props (`onBlur`, `ref`) are passed to each checkbox. */
export interface CheckboxGroupProps<Value extends string> extends FieldLabelling, InputProps {
  /** Form field name of each selected value. */
  name: string;
  /** Options. */
  choices: readonly Choice<Value>[];
  /** Selected values, if controlled. */
  value?: readonly Value[];
  /** Initially selected values, if uncontrolled. */
  defaultValue?: readonly Value[];
  /** Called after each change with all selected values, in the order of the options. */
  onValueChange?: (value: Value[]) => void;
}

/** Multiple choice, optionally with a count per option. Renders checkboxes in a `<fieldset>`. */
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

/** Returns the selected values of the control's fieldset. */
function checkedValues(control: HTMLInputElement): string[] {
  const checked = control.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
  return Array.from(checked, ({ value }) => value);
}

const List = styled.div`
  display: grid;
  margin-block: calc(-1 * ${theme.space[1]});
`;
