import { theme } from '@dopahiya/ui-kit';

/** Layout with inputs above the results, and from 1024 px on next to them; `columns` is CSS, `gap` is the space between them. */
export const sideBySide = (columns: string, gap: string = theme.space[16]): string => `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  align-items: start;

  ${theme.media.nav} {
    grid-template-columns: ${columns};
    gap: ${gap};
  }
`;

/** Stacks fields vertically. */
export const stacked = (gap: string): string => `
  display: grid;
  gap: ${gap};
  min-width: 0;
`;

/** Table of figures: numbers right-aligned, names left-aligned. */
export const figureTable = (cell: string = `${theme.space[2]} ${theme.space[3]}`): string => `
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${cell};
    border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
    text-align: end;
  }
  th:first-child {
    text-align: start;
  }
`;
