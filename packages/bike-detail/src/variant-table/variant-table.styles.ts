import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Root = styled.div`
  min-width: 0;
`;

export const Toolbar = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-bottom: ${theme.space[2]};
`;

export const Scroller = styled.section`
  overflow-x: auto;
  overscroll-behavior-x: contain;

  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const Table = styled.table`
  --column: 180px;
  --names: 112px;
  --block: ${theme.space[3]};
  min-width: 100%;

  th,
  td {
    min-width: var(--column);
    padding: var(--block) ${theme.space[4]};
    border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
    line-height: 1.4;
    text-align: start;
    vertical-align: top;
  }
  &[data-density='compact'] {
    --column: 116px;
    --block: 6px;
    font-size: 0.875rem;

    th,
    td {
      padding-inline: ${theme.space[2]};
    }
  }
  [data-later='true'] {
    display: none;
  }
  ${theme.media.noScript} {
    [data-later='true'] {
      display: table-cell;
    }
  }
  @media print {
    [data-later='true'] {
      display: table-cell;
    }
  }
  ${theme.media.nav} {
    --names: 220px;
  }
  > thead > tr > * {
    border-bottom: ${theme.border.ground} solid ${theme.color.lineStrong};
    vertical-align: bottom;
  }
  > thead > tr > th:first-child,
  tr > th[scope='row'] {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    min-width: var(--names);
    max-width: var(--names);
    padding-inline-start: 0;
    background: ${theme.color.bgPage};
  }
  tr > th[scope='rowgroup'] {
    padding: 0;
  }
`;

export const ColumnHeader = styled.th`
  font-weight: ${theme.weight.regular};

  &[data-selected='true'] {
    box-shadow: inset 0 4px 0 ${theme.color.actionSignalBg};
  }
  > b {
    display: block;
    font: ${theme.type.h4};
  }
`;

export const RowHeader = styled.th`
  color: ${theme.color.textMuted};
  font-weight: ${theme.weight.regular};
  overflow-wrap: anywhere;
`;

export const SectionButton = styled.button`
  position: sticky;
  inset-inline-start: 0;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.layout.tap};
  padding-top: 2px;
  font: ${theme.type.h4};

  ${theme.media.noScript} {
    > svg {
      display: none;
    }
  }
`;

export const More = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[5]};
  color: ${theme.color.textMuted};
  font: ${theme.type.small};

  @media print {
    display: none;
  }
  ${theme.media.noScript} {
    display: none;
  }
`;
