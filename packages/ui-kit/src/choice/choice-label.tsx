import { formatNumber } from '@dopahiya/domain/site';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

interface ChoiceLabelProps extends Pick<Choice, 'detail' | 'count'> {
  /** Whether to show it as a card with a border. @default 'plain' */
  tone?: 'plain' | 'card';
  /** Native control. */
  control: ReactNode;
  children: ReactNode;
}

/** Label next to a control; all of it can be pressed. Renders a `<label>`. */
export function ChoiceLabel({ tone = 'plain', control, detail, count, children }: ChoiceLabelProps) {
  return (
    <Root data-tone={tone}>
      {control}
      <Words>
        {children}
        {detail && <Detail>{detail}</Detail>}
      </Words>
      {count !== undefined && <Count>({formatNumber(count)})</Count>}
    </Root>
  );
}

const Root = styled.label`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  width: fit-content;
  min-height: ${theme.layout.tap};
  padding-block: 10px;
  line-height: 24px;

  &:has(> input:disabled) {
    color: ${theme.color.textSubtle};
    cursor: not-allowed;
  }
  &[data-tone='card'] {
    width: auto;
    padding: ${theme.space[3]} 14px;
    border: ${theme.border.control} solid ${theme.color.lineControl};
    border-radius: ${theme.radius.s};
    background: ${theme.color.bgRaised};
    font-weight: ${theme.weight.semibold};

    ${theme.media.hover} {
      &:hover:not(:has(> input:disabled)) {
        background: ${theme.color.bgHover};
      }
    }
    &:has(> input:checked) {
      border-color: ${theme.color.lineStrong};
      box-shadow: inset 0 0 0 0.5px ${theme.color.lineStrong};
    }
  }
`;

const Words = styled.span`
  min-width: 0;
  padding-top: 1px;
`;

const Detail = styled.span`
  display: block;
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;

const Count = styled.span`
  padding-top: 1px;
  color: ${theme.color.textSubtle};
  font-weight: ${theme.weight.regular};
  font-variant-numeric: tabular-nums;
`;

/** Option of a choice. */
export interface Choice<Value extends string = string> {
  /** Submitted value. */
  value: Value;
  /** Visible label. */
  label: string;
  /** Explanation below the label. */
  detail?: string;
  /** Number of matching items. */
  count?: number;
  /** Whether it is disabled. */
  disabled?: boolean;
}
