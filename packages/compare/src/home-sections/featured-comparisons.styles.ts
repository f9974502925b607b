import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Cards = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${theme.space[8]};

  ${theme.media.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${theme.media.nav} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 28px;
  }
`;

export const Card = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  min-width: 0;
`;

export const Facts = styled.div`
  position: relative;
  display: grid;
  flex: 1;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[10]};

  small {
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
  }
  h3 {
    font: ${theme.type.h4};
  }
`;

export const Versus = styled.span`
  position: absolute;
  inset: 0 auto auto 50%;
  display: grid;
  place-items: center;
  width: 30px;
  height: 30px;
  transform: translateX(-50%);
  border-radius: ${theme.radius.standS};
  background: ${theme.color.actionSignalBg};
  color: ${theme.color.actionSignalFg};
  font: ${theme.type.micro};
`;

export const More = styled.p`
  margin-top: ${theme.space[6]};
`;
