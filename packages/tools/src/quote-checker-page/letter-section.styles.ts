import { Container, theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import { figureTable, sideBySide } from '../mixins/layout.ts';

/** A section with its heading next to the letter. */
export const Root = styled(Container).attrs({ as: 'section' })`
  padding-block: 44px;
  scroll-margin-top: ${theme.space[6]};
`;

export const Columns = styled.div`
  ${sideBySide('minmax(0, 1fr) minmax(0, 720px)', theme.space[12])}
`;

export const Intro = styled.p`
  padding-top: ${theme.space[2]};
  color: ${theme.color.textMuted};
`;

export const Actions = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  max-width: 280px;
  padding-top: ${theme.space[5]};

  > p {
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
  }
  ${theme.media.noScript} {
    fieldset {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;

/** The only part of the page that is printed. */
export const Paper = styled.article`
  display: grid;
  gap: ${theme.space[4]};
  padding: ${theme.space[6]} ${theme.space[5]};
  border: ${theme.border.hair} solid ${theme.color.lineHair};
  border-radius: 2px;
  background: ${theme.color.bgRaised};
  line-height: 1.65;

  > :last-child {
    padding-top: ${theme.space[4]};
  }
  ${theme.media.nav} {
    padding: 44px 52px;
  }
  table {
    ${figureTable('7px 0')}
  }
  tbody th,
  tbody td {
    font-weight: ${theme.weight.regular};
    vertical-align: top;
  }
  td {
    padding-inline-start: ${theme.space[4]};
    white-space: nowrap;
  }
  tfoot th,
  tfoot td {
    border-top: ${theme.border.ground} solid ${theme.color.lineStrong};
    border-bottom: 0;
    font-weight: ${theme.weight.semibold};
  }
  @media print {
    max-width: none;
    padding: 0;
    border: 0;
    color-scheme: light;
    font-size: 11pt;
    line-height: 1.4;

    &,
    & * {
      border-color: CanvasText;
      background: Canvas;
      color: CanvasText;
    }
    tfoot th,
    tfoot td {
      border-top-color: CanvasText;
    }
    tr {
      break-inside: avoid;
    }
    :is(:root, body, body *):has(&) {
      padding: 0;
      background: Canvas;
      color-scheme: light;
    }
    body:has(&) *:not(:has(&), &, & *) {
      display: none;
    }
  }
`;

export const Greeting = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[4]};
  justify-content: space-between;

  > :last-child:not(:first-child) {
    color: ${theme.color.textMuted};

    @media print {
      color: CanvasText;
    }
  }
`;
