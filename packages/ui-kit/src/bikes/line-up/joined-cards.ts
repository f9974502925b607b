// CSS variables that place a card in a row: `--corners` of its stage, the indents `--card-start` and
// `--card-end` of its text, and the divider before it, `--card-line`.

const between = (indent: string): string =>
  `--corners: 0; --card-start: ${indent}; --card-end: ${indent}; --card-line: 1px;`;

/** Returns CSS that joins the cards of each grid row on one stage. */
export function joinedInRows(columns: 2 | 3 | 4, indent: string): string {
  return `
    > li:nth-child(n) { ${between(indent)} }
    > li:nth-child(${columns}n + 1) { --corners: 14px 0 0 0; --card-start: 0px; --card-line: 0px; }
    > li:nth-child(${columns}n), > li:last-child { --corners: 0 14px 0 0; --card-end: 0px; }
    > li:nth-child(${columns}n + 1):last-child { --corners: 14px 14px 0 0; }
  `;
}

/** Returns CSS that joins the cards of a single row of any length on one stage. */
export function joinedInOneRow(indent: string): string {
  return `
    > li { ${between(indent)} }
    > li:first-child { --corners: 14px 0 0 0; --card-start: 0px; --card-line: 0px; }
    > li:last-child { --corners: 0 14px 0 0; --card-end: 0px; }
  `;
}
