import { styled } from 'styled-components';
import { choiceMark } from '../choice/choice-mark.ts';
import { theme } from '../theme/theme.ts';

/** Box of a checkbox. */
export const CheckboxMark = styled.input.attrs({ type: 'checkbox' })`
  ${choiceMark}
  border-radius: 4px;

  &:checked {
    border-color: transparent;
    background: ${theme.color.actionPrimaryBg};
    color: ${theme.color.actionPrimaryFg};

    &::before {
      content: '';
      width: 7px;
      height: 13px;
      margin-top: -3px;
      border: solid;
      border-width: 0 2px 2px 0;
      transform: rotate(45deg);
    }
    &:disabled {
      background: ${theme.color.textSubtle};
    }
  }
`;
