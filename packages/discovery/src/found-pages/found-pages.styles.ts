import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Root = styled.section`
  display: grid;
  gap: ${theme.space[4]};
  justify-items: start;
  min-width: 0;

  > h2 {
    font: ${theme.type.h4};
  }
  > output,
  > ul {
    width: 100%;
  }
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(256px, 100%), 1fr));
  gap: ${theme.space[4]} ${theme.space[8]};

  > li {
    padding-block-start: ${theme.space[3]};
    border-block-start: ${theme.border.hair} solid ${theme.color.lineHair};
  }
  a {
    display: block;
    padding-block: 2px;
    font-weight: ${theme.weight.semibold};
    overflow-wrap: anywhere;
  }
`;

export const Kind = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;

export const Excerpt = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  line-clamp: 3;
`;
