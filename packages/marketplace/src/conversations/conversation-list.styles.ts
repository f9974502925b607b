import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Rows = styled.ul.attrs({ role: 'list' })`
  border-top: ${theme.border.hair} solid ${theme.color.lineHair};
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: ${theme.space[3]} ${theme.space[4]};
  padding-block: ${theme.space[4]};
  border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};

  > img,
  > span {
    width: 72px;
    height: 54px;
    border-radius: ${theme.radius.standS};
    background: ${theme.color.bgStage};
    object-fit: contain;
  }
  > div {
    display: grid;
    gap: ${theme.space[1]};
    overflow-wrap: anywhere;
  }
  > p {
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
  }
`;

export const Title = styled.div`
  font: ${theme.type.h4};
`;

/** Clamps the last message to a line or two. */
export const Last = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
