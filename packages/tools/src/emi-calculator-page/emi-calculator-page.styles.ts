import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/** What is entered beside what it costs. */
export const Columns = styled.div`
  display: grid;
  gap: ${theme.space[8]};
  align-items: start;
  padding-bottom: ${theme.space[12]};

  ${theme.media.nav} {
    grid-template-columns: minmax(0, 440px) minmax(0, 1fr);
    gap: ${theme.space[16]};
  }
`;

export const Form = styled.form`
  display: grid;
  gap: ${theme.space[8]};
  min-width: 0;
`;

/** A form that answers at once needs its button only where no script runs. */
export const WithoutScripts = styled.div`
  display: none;

  ${theme.media.noScript} {
    display: block;
  }
`;
