import { addressIn } from '@dopahiya/domain/site';
import { useId } from 'react';
import { styled } from 'styled-components';
import * as texts from '#texts/sort-select';
import { Button } from '../button/button.tsx';
import { SelectControl, type SelectOption } from '../select-field/select-control.tsx';
import { theme } from '../theme/theme.ts';

export interface SortSelectProps<Value extends string> {
  /** What stands before it. @default 'Sort by' */
  label?: string;
  /** The search parameter of the page's address that holds the order. */
  name: string;
  /** The order in force. */
  value: Value;
  /** The orders there are. */
  options: readonly SelectOption<Value>[];
  /** Called with the order that was chosen: go there. */
  onValueChange: (value: Value) => void;
  /** The page's address without its search. @default this page */
  action?: string;
  /** Search parameters of the page that stay as they are. */
  parameters?: Iterable<readonly [name: string, value: string]>;
}

/** The order of a list. Renders a GET form with a `<select>`; where no script runs a button sends it. */
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
