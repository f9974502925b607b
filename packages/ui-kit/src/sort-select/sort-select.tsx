import { addressIn } from '@dopahiya/domain/site';
import { useId } from 'react';
import { styled } from 'styled-components';
import * as texts from '#texts/sort-select';
import { Button } from '../button/button.tsx';
import { SelectControl, type SelectOption } from '../select-field/select-control.tsx';
import { theme } from '../theme/theme.ts';

export interface SortSelectProps<Value extends string> {
  /** Label. @default 'Sort by' */
  label?: string;
  /** Query parameter for the sort order. */
  name: string;
  /** Current sort order. */
  value: Value;
  /** Sort orders. */
  options: readonly SelectOption<Value>[];
  /** Called with the chosen order: navigate to it. */
  onValueChange: (value: Value) => void;
  /** Path of the page. @default this page */
  action?: string;
  /** Query parameters to keep. */
  parameters?: Iterable<readonly [name: string, value: string]>;
}

/** Sort order of a list. Renders a GET form with a `<select>`, and without scripts a submit button. */
export function SortSelect<Value extends string>({
  label = texts.sortBy,
  name,
  value,
  options,
  onValueChange,
  action,
  parameters,
}: SortSelectProps<Value>) {
  const id = useId();
  const kept = [...(parameters ?? [])].filter(([parameter]) => parameter !== name);
  return (
    <Form method="get" action={action && addressIn(action)}>
      {kept.map(([parameter, text]) => (
        <input key={`${parameter}=${text}`} type="hidden" name={parameter} value={text} />
      ))}
      <label htmlFor={id}>{label}</label>
      <SelectControl
        id={id}
        name={name}
        value={value}
        options={options}
        onChange={(event) => onValueChange(event.target.value as Value)}
      />
      <Submit type="submit" tone="secondary">
        {texts.sort}
      </Submit>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};

  > label {
    flex: none;
    color: ${theme.color.textMuted};
    font-size: 0.9375rem;
  }
  select {
    min-height: 44px;
    font-weight: ${theme.weight.medium};
  }
`;

const Submit = styled(Button)`
  display: none;

  ${theme.media.noScript} {
    display: inline-flex;
  }
`;
