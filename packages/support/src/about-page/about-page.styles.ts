import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Numbers = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(130px, 1fr));
  gap: ${theme.space[6]};
  margin: 0;

  > div {
    display: flex;
    flex-direction: column-reverse;
    padding-top: ${theme.space[3]};
    border-top: ${theme.border.ground} solid ${theme.color.lineStrong};
  }
  dt {
    color: ${theme.color.textMuted};
  }
  dd {
    margin: 0;
    font: ${theme.type.h2};
  }
`;

export const Voice = styled.figure`
  display: grid;
  gap: ${theme.space[2]};
  margin-inline: 0;

  > blockquote {
    margin: 0;
    font: ${theme.type.h4};
  }
  > figcaption {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[3]};
    color: ${theme.color.textMuted};
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};

  > a {
    text-decoration: none;
  }
`;
