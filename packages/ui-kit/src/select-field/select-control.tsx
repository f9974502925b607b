import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlMixin } from '../field/control-box.ts';
import { Icon } from '../icon/icon.tsx';
import { theme } from '../theme/theme.ts';

/** Option of a select. */
export interface SelectOption<Value extends string = string> {
  /** Submitted value. */
  value: Value;
  /** Visible label. */
  label: string;
  /** Whether it is disabled. */
  disabled?: boolean;
}

interface SelectControlProps<Value extends string> extends Omit<ComponentProps<'select'>, 'size' | 'multiple'> {
  options: readonly SelectOption<Value>[];
  placeholder?: string | undefined;
}

/** Native select in the theme's box. */
export function SelectControl<Value extends string>({
  options,
  placeholder,
  children,
  ...rest
}: SelectControlProps<Value>) {
  return (
    <Box>
      <Select {...rest}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
        {children}
      </Select>
      <Icon name="chevron-down" size={18} />
    </Box>
  );
}

const Box = styled.span`
  position: relative;
  display: block;
  min-width: 0;

  > svg {
    position: absolute;
    inset: 0 14px 0 auto;
    margin-block: auto;
    pointer-events: none;
  }
`;

const Select = styled.select`
  ${controlMixin}
  appearance: none;
  min-height: 48px;
  padding: 2px 42px 0 14px;
  text-overflow: ellipsis;

  > option {
    color: ${theme.color.textDefault};
    background: ${theme.color.bgRaised};
  }
  &:has(> option[value='']:checked) {
    color: ${theme.color.textSubtle};
  }
`;
