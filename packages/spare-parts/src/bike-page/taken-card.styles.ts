import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/** The only thing printed; the rest of the page is hidden on paper. */
export const Card = styled.article`
  display: grid;
  gap: ${theme.space[4]};
  max-width: 720px;
  padding: ${theme.space[6]} ${theme.space[5]};
  border: ${theme.border.hair} solid ${theme.color.lineHair};
  border-radius: ${theme.radius.stand};
  background: ${theme.color.bgRaised};

  h3 {
    font: ${theme.type.h3};
  }
  @media print {
    max-width: none;
    padding: 0;
    border: 0;

    &,
    & * {
      border-color: CanvasText;
      background: Canvas;
      color: CanvasText;
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

export const Facts = styled.table`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: ${theme.space[2]} ${theme.space[3]} ${theme.space[2]} 0;
    border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: break-word;
  }
  thead th {
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
  }
  tbody th {
    width: 42%;
    font-weight: ${theme.weight.regular};
  }
  b {
    font-weight: ${theme.weight.semibold};
  }
`;

export const Note = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  @media print {
    display: none;
  }
`;
