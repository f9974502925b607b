import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import { stacked } from '../tool-look/layout.ts';

/** Where no script runs, both ways stand one below the other. */
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

/** Its tab says the same where it is chosen. */
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

/** What happens to the text, with scripts and without. */
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

export const OtherLine = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  align-items: end;
  padding-top: ${theme.space[3]};

  ${theme.media.m} {
    grid-template-columns: minmax(0, 280px) minmax(0, 180px) auto;
    justify-content: start;
  }
  ${theme.media.noScript} {
    display: none;
  }
`;

export const Actions = styled.div`
  display: flex;
  gap: ${theme.space[3]};
  padding-top: ${theme.space[3]};
`;

/** An amount whose words name nothing known. */
export const Unread = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  border-inline-start: 3px solid ${theme.color.actionSignalHover};
  background: ${theme.color.statusWarnBg};
  color: ${theme.color.statusWarnFg};

  > p {
    display: flex;
    gap: ${theme.space[3]};
    justify-content: space-between;
    font-weight: ${theme.weight.semibold};
    font-variant-numeric: tabular-nums;
  }
  ${theme.media.m} {
    max-width: 560px;
  }
  ${theme.media.noScript} {
    > :not(p) {
      display: none;
    }
  }
`;

/** What it may be, to press. */
export const Likely = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;
