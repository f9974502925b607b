import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import { sideBySide } from '../tool-look/layout.ts';

export const Columns = styled.div`
  ${sideBySide('minmax(0, 280px) minmax(0, 1fr)', theme.space[8])}
`;

export const Actions = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  justify-items: start;

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

export const Share = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.layout.tap};
`;

/** Prints alone: everything else of the page is left out on paper. */
export const Paper = styled.article`
  display: grid;
  gap: ${theme.space[4]};
  max-width: 68ch;
  padding: ${theme.space[6]};
  border: ${theme.border.hair} solid ${theme.color.lineHair};
  background: ${theme.color.bgRaised};

  > ul {
    display: grid;
    gap: ${theme.space[2]};
    padding-inline-start: ${theme.space[5]};
    list-style: disc;
  }
  @media print {
    position: fixed;
    inset: 0;
    z-index: 1000;
    max-width: none;
    border: 0;
    background: Canvas;
    color: CanvasText;
  }
`;
