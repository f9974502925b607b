import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/** Number of a list item; the first is highlighted. */
export const NumberedStone = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 30px;
  height: 34px;
  border-radius: ${theme.radius.stone};
  background: ${theme.color.bgStage};
  font-weight: ${theme.weight.semibold};

  li:first-child > & {
    background: ${theme.color.actionSignalBg};
    color: ${theme.color.actionSignalFg};
  }
`;
