import { ComparedCell, type ComparedGroup } from '@dopahiya/ui-kit/bikes';
import { Icon } from '@dopahiya/ui-kit';
import { useState } from 'react';
import type { VariantColumn } from './variant-table.tsx';
import * as S from './variant-table.styles.ts';

interface VariantSectionProps {
  section: ComparedGroup;
  variants: readonly VariantColumn[];
  /** Number of visible variants. */
  shown: number;
}

/** Collapsible group of facts. */
export function VariantSection({ section, variants, shown }: VariantSectionProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={variants.length + 1}>
          <S.SectionButton type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {section.title}
            <Icon name={isOpen ? 'minus' : 'plus'} size={18} />
          </S.SectionButton>
        </th>
      </tr>
      {isOpen &&
        section.rows.map((row) => (
          <tr key={row.label}>
            <S.RowHeader scope="row">{row.label}</S.RowHeader>
            {variants.map(({ id }, index) => (
              <ComparedCell key={id} row={row} index={index} place={index < shown ? 'shown' : 'later'} />
            ))}
          </tr>
        ))}
    </tbody>
  );
}
