import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const List = styled.ol`
  border-top: ${theme.border.ground} solid ${theme.color.lineGround};
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: 30px minmax(0, 1fr);
  gap: ${theme.space[3]} ${theme.space[4]};
  align-items: start;
  padding-block: ${theme.space[5]};
  border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};

  ${theme.media.m} {
    grid-template-columns: 30px minmax(0, 1fr) auto;
  }
`;

export const Stone = styled.span`
  display: grid;
  place-items: center;
  height: 34px;
  border-radius: ${theme.radius.stone};
  background: ${theme.color.bgStage};
  font-weight: ${theme.weight.semibold};
`;

export const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  font: ${theme.type.h4};
  overflow-wrap: anywhere;
`;

export const Address = styled.p`
  margin-top: ${theme.space[1]};
  color: ${theme.color.textMuted};
  overflow-wrap: anywhere;
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 2;
  gap: ${theme.space[3]} ${theme.space[6]};

  ${theme.media.m} {
    grid-column: 3;
    padding-top: ${theme.space[1]};
  }
`;

export const NoNumber = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${theme.color.textSubtle};
`;
