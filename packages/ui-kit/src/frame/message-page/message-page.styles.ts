import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

export const Page = styled.div`
  padding-block: ${theme.space[8]} ${theme.space[16]};
`;

export const Search = styled.search`
  display: grid;
  gap: ${theme.space[4]};
  max-width: 560px;
  margin: ${theme.space[12]} auto 0;
  text-align: center;
`;

export const Ways = styled.nav`
  margin-block-start: ${theme.space[8]};

  > ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${theme.space[2]} ${theme.space[6]};
  }
  a {
    min-height: ${theme.layout.tap};
  }
`;
