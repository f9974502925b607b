import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Lines = styled.ul.attrs({ role: 'list' })`
  --mm: 0.044px;

  > li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: ${theme.space[2]} ${theme.space[4]};
    align-items: center;
    min-height: 72px;
    padding-block: ${theme.space[3]};
    border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
  }
  > li > a {
    grid-column-end: -1;
    justify-self: end;
  }
  ${theme.media.nav} {
    > li {
      grid-template-columns: 220px 1fr auto 120px;
    }
  }
`;

export const Pictures = styled.div`
  display: flex;
  gap: ${theme.space[3]};
  align-items: flex-end;
`;

export const Names = styled.p`
  grid-column: 1 / -1;
  grid-row: 1;
  font-weight: ${theme.weight.semibold};

  > span {
    color: ${theme.color.textSubtle};
    font-weight: ${theme.weight.regular};
  }
  ${theme.media.nav} {
    grid-column: 2;
  }
`;

export const Apart = styled.p`
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;

  ${theme.media.belowNav} {
    grid-column: 1;
  }
  &:empty {
    display: none;
  }
`;
