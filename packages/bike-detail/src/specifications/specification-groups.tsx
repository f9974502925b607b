import { Disclosure } from '@dopahiya/ui-kit';
import { type SpecRow, SpecTable } from '../spec-table/spec-table.tsx';
import * as texts from '#texts/specifications';
import type { SpecificationTable } from '../specification-tables.ts';
import * as S from './specifications.styles.ts';
import { type ChosenRows, maxChosenRows } from './use-chosen-rows.ts';

export interface SpecificationGroupsProps {
  /** All groups. */
  all: SpecificationTable[];
  /** Groups that match the search. */
  tables: SpecificationTable[];
  chosen: ChosenRows;
}

/** Collapsible groups, with the selected rows above them. */
export function SpecificationGroups({ all, tables, chosen }: SpecificationGroupsProps) {
  return (
    <>
      {chosen.isChoosing && <ChosenTable all={all} chosen={chosen} />}
      {tables.map(({ name, rows }) => (
        <Disclosure key={name} title={name} initially="open">
          <S.Rows>
            <GroupTable name={name} rows={rows} chosen={chosen} />
          </S.Rows>
        </Disclosure>
      ))}
    </>
  );
}

function GroupTable({ name, rows, chosen }: SpecificationTable & { chosen: ChosenRows }) {
  if (!chosen.isChoosing) return <SpecTable caption={name} rows={rows} />;
  const marked = rows.map(({ label, value }) => ({ label, value, selected: chosen.has(label) }));
  return <SpecTable caption={name} rows={marked} control={(row) => renderControl(row, chosen)} />;
}

const renderControl = (row: SpecRow, chosen: ChosenRows) => <RowControl row={row} chosen={chosen} />;

function RowControl({ row: { label, selected = false }, chosen }: { row: SpecRow; chosen: ChosenRows }) {
  return (
    <S.Check>
      <input
        type="checkbox"
        aria-label={texts.chooseRow(label)}
        checked={selected}
        disabled={!selected && chosen.isFull}
        onChange={() => chosen.toggle(label)}
      />
    </S.Check>
  );
}

function ChosenTable({ all, chosen }: Pick<SpecificationGroupsProps, 'all' | 'chosen'>) {
  const rows = all.flatMap((table) => table.rows).filter(({ label }) => chosen.has(label));
  return (
    <S.Chosen>
      <output>
        {chosen.isFull ? texts.allChosen(rows.length, maxChosenRows) : texts.chosenCount(rows.length, maxChosenRows)}
      </output>
      {rows.length > 0 && <SpecTable caption={texts.chosenRows} rows={rows} />}
    </S.Chosen>
  );
}
