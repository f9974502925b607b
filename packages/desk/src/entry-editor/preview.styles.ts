import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Preview = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.stand};
  background: ${theme.color.bgSunken};

  > img,
  figure > img {
    width: min(100%, 560px);
    height: auto;
  }
  figure {
    margin: 0;
  }
  table {
    display: block;
    overflow-x: auto;
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 150px), 1fr));
  gap: ${theme.space[3]} ${theme.space[5]};

  dt {
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
  }
  dd {
    margin: 0;
    font: ${theme.type.h4};
  }
`;
