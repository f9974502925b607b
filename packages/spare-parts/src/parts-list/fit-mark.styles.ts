import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Root = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[2]};
  max-width: 100%;

  > :first-child {
    max-width: 100%;
    height: auto;
    min-height: 24px;
    white-space: normal;
  }
`;

export const Reason = styled.span`
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;
