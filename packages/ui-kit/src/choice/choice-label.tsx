import { formatNumber } from '@dopahiya/domain/site';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

interface ChoiceLabelProps extends Pick<Choice, 'detail' | 'count'> {
  /** Shows it as a card with a line around. @default 'plain' */
  tone?: 'plain' | 'card';
  /** The native control. */
  control: ReactNode;
  children: ReactNode;
}

/** A control with the words beside it, all of which a finger may press. Renders a `<label>`. */
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

/** One of several answers to a question. */
export interface Choice<Value extends string = string> {
  /** What is sent. */
  value: Value;
  /** What is read. */
  label: string;
  /** What it means, under the label. */
  detail?: string;
  /** How many things the answer is true of. */
  count?: number;
  /** Whether it can not be chosen now. */
  disabled?: boolean;
}
