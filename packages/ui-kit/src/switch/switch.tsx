import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChoiceLabel } from '../choice/choice-label.tsx';
import { theme } from '../theme/theme.ts';

/** Props of `Switch`, besides those of an `<input>`. */
export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'size'> {
  /** Label. */
  children: ReactNode;
  /** Explanation below the label. */
  detail?: string;
}

/** Switch with immediate effect. Renders a native checkbox with role switch, in its `<label>`. */
export function Switch({ children, detail, ...rest }: SwitchProps) {
  return (
    <ChoiceLabel control={<Track {...rest} />} detail={detail}>
      {children}
    </ChoiceLabel>
  );
}

const Track = styled.input.attrs({ type: 'checkbox', role: 'switch' })`
  appearance: none;
  flex: none;
  width: 42px;
  height: 24px;
  margin: 0;
  padding: 2px;
  border: ${theme.border.control} solid ${theme.color.lineControl};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.bgRaised};
  cursor: pointer;

  &::before {
    content: '';
    display: block;
    width: 17px;
    height: 17px;
    border-radius: ${theme.radius.pill};
    background: ${theme.color.lineControl};
    transition: transform ${theme.motion.quick} ${theme.motion.easeOut};
  }
  &:checked {
    border-color: transparent;
    background: ${theme.color.actionPrimaryBg};

    &::before {
      background: ${theme.color.actionSignalBg};
      transform: translateX(18px);
    }
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
  @media (forced-colors: active) {
    appearance: auto;

    &::before {
      display: none;
    }
  }
`;
