import { SiteLink, theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  gap: ${theme.space[8]};
  padding-bottom: ${theme.space[8]};

  > * {
    min-width: 0;
  }
  ${theme.media.nav} {
    grid-template-columns: minmax(0, 9fr) minmax(0, 5fr);
    align-items: start;
    gap: ${theme.space[12]};
  }
`;

export const Way = styled.p`
  padding-top: ${theme.space[3]};
`;

export const Groups = styled.ol.attrs({ role: 'list' })`
  border-top: ${theme.border.ground} solid ${theme.color.lineStrong};
`;

export const Group = styled(SiteLink)`
  display: grid;
  grid-template-columns: 2.5ch minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[4]};
  min-height: ${theme.layout.tap};
  padding: 2px ${theme.space[3]} 0;
  border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
  text-decoration: none;
  font-variant-numeric: tabular-nums;

  b {
    font-weight: ${theme.weight.semibold};
  }
  i {
    color: ${theme.color.textMuted};
    font-style: normal;
  }
  ${theme.media.hover} {
    &:hover {
      background: ${theme.color.bgSelected};
    }
  }
`;
