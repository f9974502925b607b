import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import { sideBySide } from '../mixins/layout.ts';

export const Form = styled.form`
  display: grid;
  gap: ${theme.space[6]};
  padding-bottom: ${theme.space[8]};
`;

export const Columns = styled.div`
  ${sideBySide('minmax(0, 1fr) minmax(0, 400px)', theme.space[12])}
  padding-bottom: ${theme.space[12]};

  ${theme.media.nav} {
    > :last-child {
      grid-row: 1;
    }
  }
`;

/** The verdict is above the inputs, and from 1024 px on next to them and sticky. */
export const Verdict = styled.div`
  min-width: 0;

  ${theme.media.nav} {
    grid-area: 1 / 2;
    position: sticky;
    top: ${theme.space[6]};
  }
`;

/** On a phone, hidden before the form until there is a verdict. */
export const Standing = styled.div`
  ${theme.media.belowNav} {
    [data-state='empty'] > & {
      display: none;
    }
  }
`;
