import { Disclosure } from '@dopahiya/ui-kit';
import { ComparedCell, type ComparedGroup, hasDifference } from '@dopahiya/ui-kit/bikes';
import * as texts from '#texts/compare-table';
import * as S from './compare-table.styles.ts';

export interface CompareTableProps {
  /** Names of two to four bikes, in the order of the values. */
  names: readonly string[];
  /** Groups of specs; each can be collapsed. */
  groups: readonly ComparedGroup[];
  /** Whether to show all rows, or only those in which a bike differs from the first. @default 'all' */
  rows?: 'all' | 'differing';
  /** Whether names stay at the top of narrow screens. @default 'still' */
  heading?: 'still' | 'sticky';
  /** Initial state of the groups. @default 'closed' */
  initially?: 'open' | 'closed';
}

/**
 * Bikes side by side, spec by spec; values that differ from the first bike are marked. On narrow screens, labels are above their values.
 * Renders one `<table>` per group.
 */
export function CompareTable({
  names,
  groups,
  rows = 'all',
  heading = 'still',
  initially = 'closed',
}: CompareTableProps) {
  const shown = groups
    .map((group) => ({ title: group.title, rows: rows === 'all' ? group.rows : group.rows.filter(hasDifference) }))
    .filter((group) => group.rows.length > 0);
  return (
    <S.Root style={{ '--bikes': names.length }}>
      <S.Names aria-hidden="true" data-heading={heading}>
        {names.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </S.Names>
      {shown.map((group) => (
        <Disclosure key={group.title} title={group.title} initially={initially}>
          <GroupTable names={names} group={group} />
        </Disclosure>
      ))}
    </S.Root>
  );
}

function GroupTable({ names, group }: { names: readonly string[]; group: ComparedGroup }) {
  return (
    <S.Table aria-label={group.title}>
      <S.Head>
        <S.Row>
          <S.ColumnHeader>{texts.specification}</S.ColumnHeader>
          {names.map((name) => (
            <S.ColumnHeader key={name}>{name}</S.ColumnHeader>
          ))}
        </S.Row>
      </S.Head>
      <S.Body>
        {group.rows.map((row) => (
          <S.Row key={row.label}>
            <S.RowHeader>{row.label}</S.RowHeader>
            {names.map((name, index) => (
              <ComparedCell key={name} row={row} index={index} />
            ))}
          </S.Row>
        ))}
      </S.Body>
    </S.Table>
  );
}
