import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import { sideBySide, stacked } from '../tool-look/layout.ts';

export const Form = styled.form`
  display: grid;
  gap: ${theme.space[6]};
  padding-bottom: ${theme.space[8]};
`;

export const Ways = styled.div`
  ${stacked(theme.space[3])}
`;

/** What happens to the text, with scripts and without. */
export const Note = styled.p`
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

export const LineFields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  gap: ${theme.space[4]};
  align-items: end;
`;

export const OtherLine = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  align-items: end;
  padding-block: ${theme.space[5]} ${theme.space[2]};

  ${theme.media.m} {
    grid-template-columns: minmax(0, 280px) minmax(0, 200px) auto;
    justify-content: start;
  }
  ${theme.media.noScript} {
    display: none;
  }
`;

export const Actions = styled.div`
  display: flex;
  gap: ${theme.space[3]};
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

export const Lines = styled.section`
  ${stacked(theme.space[4])}
`;

export const Unread = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  background: ${theme.color.statusWarnBg};
  color: ${theme.color.statusWarnFg};

  ${theme.media.noScript} {
    select {
      display: none;
    }
  }
`;
