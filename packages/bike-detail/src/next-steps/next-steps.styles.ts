import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[4]};

  > :first-child {
    flex: 1.4 1 auto;
  }
  > :nth-child(2) {
    flex: 1 1 auto;
  }
  > :last-child {
    flex-basis: 100%;
    min-height: ${theme.layout.tap};
  }
  svg {
    display: inline;
    vertical-align: text-bottom;
  }
`;

export const Words = styled.span`
  > svg {
    margin-inline-end: ${theme.space[2]};
  }
`;

export const Way = styled.button`
  font-weight: ${theme.weight.semibold};
  text-align: start;

  ${theme.media.noScript} {
    display: none;
  }
`;
