import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Top = styled.div`
  padding-block: ${theme.space[2]} 44px;
`;

export const Columns = styled.div`
  display: grid;
  gap: ${theme.space[10]};

  ${theme.media.nav} {
    grid-template-columns: minmax(0, 808px) minmax(0, 400px);
    justify-content: space-between;
    gap: 72px;
  }
`;

export const Beside = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[8]};

  h2 {
    font: ${theme.type.h3};
  }
`;

export const Hours = styled.dl`
  margin: ${theme.space[2]} 0 0;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 6fr) minmax(0, 7fr);
    gap: ${theme.space[3]};
    padding-block: ${theme.space[3]} 10px;
    border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
  }
  dt {
    color: ${theme.color.textMuted};
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`;

export const Now = styled.p`
  display: flex;
  gap: ${theme.space[2]};
  align-items: center;
  min-height: 44px;
  color: ${theme.color.textMuted};
  font: ${theme.type.small};

  b {
    color: ${theme.color.textDefault};
    font-weight: ${theme.weight.semibold};
  }
  > svg {
    flex: none;
  }
`;

export const Ways = styled.ul.attrs({ role: 'list' })`
  margin: ${theme.space[3]} 0 0;
  padding: 0;
  border-top: ${theme.border.hair} solid ${theme.color.lineHair};
  list-style: none;

  > li {
    display: flex;
    gap: ${theme.space[3]};
    padding-block: ${theme.space[3]};
    border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
  }
  svg {
    flex: none;
  }
  a {
    color: ${theme.color.textDefault};
    font-weight: ${theme.weight.semibold};
  }
  p {
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
    overflow-wrap: anywhere;
  }
`;

export const Complaints = styled.section`
  display: grid;
  gap: ${theme.space[2]};
  overflow-wrap: anywhere;
`;

export const Before = styled.section`
  padding-block: 44px;
  background: ${theme.color.bgSunken};
`;

export const BeforeColumns = styled.div`
  display: grid;
  gap: ${theme.space[5]};

  ${theme.media.nav} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 864px);
  }
`;

export const Questions = styled.div`
  border-top: ${theme.border.hair} solid ${theme.color.lineHair};
`;

export const Answer = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  justify-items: start;
  max-width: 68ch;
`;
