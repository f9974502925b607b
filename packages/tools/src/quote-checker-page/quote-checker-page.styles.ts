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
      position: sticky;
      top: ${theme.space[6]};
    }
  }
`;

/** The bike stands on the stone. */
export const Verdict = styled.div`
  min-width: 0;
`;
