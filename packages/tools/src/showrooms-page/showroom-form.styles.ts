import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: ${theme.space[2]} ${theme.space[3]};
  margin-top: ${theme.space[5]};

  ${theme.media.m} {
    grid-template-columns: auto minmax(0, 200px) auto minmax(0, 200px);
    align-items: start;
  }
`;

/** A word of the sentence, aligned with the text of the boxes. */
export const Word = styled.span`
  line-height: 1.5;

  ${theme.media.m} {
    padding-top: 11px;
  }
`;
