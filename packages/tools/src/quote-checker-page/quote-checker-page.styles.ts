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

/** The bike stands on the stone. On narrow screens its parts stand around what is entered, the verdict before it. */
export const Verdict = styled.div`
  display: contents;

  ${theme.media.nav} {
    display: block;
    min-width: 0;
  }
`;

export const Standing = styled.div`
  order: -2;
  margin-block-end: calc(-1 * ${theme.space[8]});

  [data-state='empty'] > & {
    display: none;
  }
  ${theme.media.nav} {
    margin-block-end: 0;

    [data-state='empty'] > & {
      display: block;
    }
  }
`;
