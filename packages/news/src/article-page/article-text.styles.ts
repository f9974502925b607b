import { Prose, theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/** Space under each table for its copy button. */
const roomToCopy = '48px';

/** Sanitised article text: prose at a readable width, and tables that may be wider and scroll by themselves. */
export const Text = styled(Prose)`
  max-width: none;
  overflow-wrap: break-word;

  > :not(.wide) {
    max-width: 68ch;
  }
  .wide {
    padding-bottom: ${roomToCopy};
    overflow-x: auto;
  }
  ${theme.media.noScript} {
    .wide {
      padding-bottom: 0;
    }
  }
  th {
    font-weight: ${theme.weight.semibold};
    vertical-align: bottom;
  }
  td {
    vertical-align: top;
  }
  th,
  td {
    padding-inline-end: ${theme.space[5]};
  }
  tr > :last-child {
    padding-inline-end: 0;
  }
  [align='right'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  [align='center'] {
    text-align: center;
  }
  /* Four and five columns fit a phone when they stand closer. */
  @media (max-width: 560px) {
    table:has(th:nth-child(4)) {
      font: ${theme.type.small};

      :is(th, td):not(:last-child) {
        padding-inline-end: ${theme.space[3]};
      }
    }
  }
  pre {
    overflow-x: auto;
  }
  h4 {
    font: ${theme.type.h4};
  }

  /* What figures are and of which month: emphasis within emphasis, which nothing else in a text is. */
  em > em {
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
  }
  @media print {
    .wide {
      padding-bottom: 0;
    }
  }
`;

/** Stays in view while its table scrolls sideways. */
export const CopyPlace = styled.div`
  position: sticky;
  inset-inline-start: 0;
  width: fit-content;
  height: ${roomToCopy};
  margin-bottom: -${roomToCopy};
  padding-top: ${theme.space[1]};

  @media print {
    display: none;
  }
`;
