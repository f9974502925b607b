import { clearOfBar, theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Root = styled.div`
  border-top: ${theme.border.hair} solid ${theme.color.lineHair};
`;

export const Names = styled.div`
  display: none;

  ${theme.media.belowNavOnScreen} {
    &[data-heading='sticky'] {
      /* What gets the focus scrolls clear of the names too. */
      ${clearOfBar(theme.space[12])}
      position: sticky;
      /* Below the site's header, which stays too. */
      inset-block-start: ${theme.layout.headerS};
      z-index: 1;
      display: grid;
      grid-template-columns: repeat(var(--bikes), minmax(0, 1fr));
      gap: ${theme.space[3]};
      align-items: center;
      height: ${theme.space[12]};
      border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
      background: ${theme.color.bgPage};
      font: ${theme.type.h4};

      > span {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      ${theme.media.low} {
        position: static;
      }
    }
  }
`;

// Roles are repeated because some browsers drop table semantics for a grid layout.
export const Table = styled.table.attrs({ role: 'table' })`
  width: 100%;
  table-layout: fixed;
  margin-bottom: ${theme.space[1]};

  th,
  td {
    padding: ${theme.space[3]} 14px;
    border-top: ${theme.border.hair} solid ${theme.color.lineHair};
    line-height: 1.4;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  ${theme.media.belowNavOnScreen} {
    display: block;

    td {
      padding: ${theme.space[1]} 10px ${theme.space[2]} 0;
      border: 0;
    }
    [data-differs='true'] {
      padding-inline-start: 10px;
    }
  }
`;

/* Visible names are the sticky ones or those on the page's stage; the table's are for screen readers only. */
export const Head = styled.thead.attrs({ role: 'rowgroup' })`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

export const Body = styled.tbody.attrs({ role: 'rowgroup' })`
  ${theme.media.belowNavOnScreen} {
    display: block;
  }
`;

export const Row = styled.tr.attrs({ role: 'row' })`
  ${theme.media.belowNavOnScreen} {
    ${Body} & {
      display: grid;
      grid-template-columns: repeat(var(--bikes), minmax(0, 1fr));
      column-gap: 2px;
      padding-block: 10px ${theme.space[1]};
      border-top: ${theme.border.hair} solid ${theme.color.lineHair};
    }
  }
`;

export const ColumnHeader = styled.th.attrs({ role: 'columnheader', scope: 'col' })``;

export const RowHeader = styled.th.attrs({ role: 'rowheader', scope: 'row' })`
  width: 24%;
  color: ${theme.color.textMuted};
  font-weight: ${theme.weight.regular};

  ${Table} & {
    padding-inline-start: 0;
  }
  ${theme.media.belowNavOnScreen} {
    ${Table} & {
      grid-column: 1 / -1;
      width: auto;
      padding: 0 0 2px;
      border: 0;
      font: ${theme.type.small};
    }
  }
`;
