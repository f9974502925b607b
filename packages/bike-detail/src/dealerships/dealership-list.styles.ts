import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const List = styled.ul`
  display: grid;
  gap: ${theme.space[4]};

  > li:not(:last-child) {
    padding-bottom: ${theme.space[4]};
    border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
  }
`;

export const Name = styled.p`
  font-weight: ${theme.weight.semibold};
  overflow-wrap: anywhere;
`;

export const Address = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
  overflow-wrap: anywhere;
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[5]};
  margin-top: ${theme.space[3]};
`;

export const Nothing = styled.p`
  padding-block: ${theme.space[4]};
  color: ${theme.color.textMuted};
`;

export const Waiting = styled.div`
  display: grid;
  gap: ${theme.space[4]};

  ${theme.media.noScript} {
    display: none;
  }
`;
