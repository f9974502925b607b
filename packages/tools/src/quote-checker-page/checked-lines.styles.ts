import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const OtherLine = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  align-items: end;
  padding-top: ${theme.space[3]};

  ${theme.media.m} {
    grid-template-columns: minmax(0, 280px) minmax(0, 180px) auto;
    justify-content: start;
  }
  ${theme.media.noScript} {
    display: none;
  }
`;

/** An amount with an unknown name. */
export const Unread = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  border-inline-start: 3px solid ${theme.color.actionSignalHover};
  background: ${theme.color.statusWarnBg};
  color: ${theme.color.statusWarnFg};

  > p {
    display: flex;
    gap: ${theme.space[3]};
    justify-content: space-between;
    font-weight: ${theme.weight.semibold};
    font-variant-numeric: tabular-nums;
  }
  ${theme.media.m} {
    max-width: 560px;
  }
  ${theme.media.noScript} {
    > :not(p) {
      display: none;
    }
  }
`;

/** Buttons with likely names. */
export const Likely = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;
