import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Head = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  padding-block: ${theme.space[2]} ${theme.space[6]};

  /* What it is known by beside what is told of it, where there is room. */
  ${theme.media.nav} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 68ch);
    align-items: start;

    > h1 {
      grid-column: 1 / -1;
    }
  }
`;

export const Facts = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[6]};
`;

export const FactList = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[8]};

  dt {
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
  }
  dd {
    font: ${theme.type.h4};
  }
`;

export const Description = styled.div`
  max-width: 68ch;
  color: ${theme.color.textMuted};
`;
