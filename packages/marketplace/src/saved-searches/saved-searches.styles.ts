import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Save = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[6]};
`;

export const Rows = styled.ul.attrs({ role: 'list' })`
  margin-top: ${theme.space[2]};
`;

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
  padding-block: ${theme.space[2]};
  border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};

  p {
    color: ${theme.color.textMuted};
  }
`;
