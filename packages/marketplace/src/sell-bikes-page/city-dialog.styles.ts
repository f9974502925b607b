import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Body = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`;

export const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[4]};
  border-radius: ${theme.radius.stand};
  background: ${theme.color.statusWarnBg};
  color: ${theme.color.statusWarnFg};
`;

export const End = styled.output`
  color: ${theme.color.textMuted};
  font: ${theme.type.small};

  &:empty {
    display: none;
  }
`;
