import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import { stacked } from '../mixins/layout.ts';

/** Without scripts, both forms are stacked. */
export const Ways = styled.div`
  ${stacked(theme.space[5])}

  &[data-way='text'] li[data-state='blank'],
  &[data-way='lines'] > :first-child {
    display: none;

    ${theme.media.noScript} {
      display: grid;
    }
  }
`;

/** The selected tab shows the same text. */
export const Title = styled.h2`
  font-size: 1.25rem;

  [data-way='lines'] & {
    position: absolute;
    clip-path: inset(50%);

    ${theme.media.noScript} {
      position: static;
      clip-path: none;
    }
  }
`;

export const Message = styled.div`
  ${stacked(theme.space[2])}
`;

/** Note on how the text is processed, with and without scripts. */
export const Note = styled.p`
  padding-top: ${theme.space[4]};
  color: ${theme.color.textMuted};
  font: ${theme.type.small};

  &[data-where='sent'] {
    display: none;
  }
  ${theme.media.noScript} {
    &[data-where='here'] {
      display: none;
    }
    &[data-where='sent'] {
      display: block;
    }
  }
`;

export const Lines = styled.section`
  ${stacked(theme.space[3])}

  > p {
    color: ${theme.color.textMuted};
  }
`;

export const Actions = styled.div`
  display: flex;
  gap: ${theme.space[3]};
  padding-top: ${theme.space[3]};
`;
