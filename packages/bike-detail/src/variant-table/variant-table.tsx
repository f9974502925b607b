import { Button, VisuallyHidden } from '@dopahiya/ui-kit';
import type { ComparedGroup } from '@dopahiya/ui-kit/bikes';
import { type ReactNode, useState } from 'react';
import * as texts from '#texts/variant-table';
import { VariantSection } from './variant-section.tsx';
import * as S from './variant-table.styles.ts';

export interface VariantTableProps {
  /** Accessible name of the table: 'Variants of Classic 350'. */
  caption: string;
  /** At least two; all are compared with the first. */
  variants: readonly VariantColumn[];
  /** Facts in collapsible sections. */
  sections: readonly ComparedGroup[];
  /**
   * Number of variants shown at first and added per press.
   * @default 3
   */
  step?: number;
}

/**
 * Comparison table of a bike's variants: three at first, three more per press, all without scripts. Differences from the first variant are
 * marked, fact names stay in sight. With more than `step` variants a toggle makes it compact.
 */
export function VariantTable({ caption, variants, sections, step = 3 }: VariantTableProps) {
  const [count, setCount] = useState(step);
  const [isCompact, setCompact] = useState(false);
  return (
    <S.Root>
      {variants.length > step && (
        <S.Toolbar>
          <Button tone="secondary" size="small" aria-pressed={isCompact} onClick={() => setCompact(!isCompact)}>
            {texts.compactView}
          </Button>
        </S.Toolbar>
      )}
      <S.Scroller aria-label={caption} tabIndex={0}>
        <S.Table aria-label={caption} data-density={isCompact ? 'compact' : 'roomy'}>
          <thead>
            <tr>
              <S.ColumnHeader scope="col">
                <VisuallyHidden>{texts.specification}</VisuallyHidden>
              </S.ColumnHeader>
              {variants.map(({ id, name, price, selected = false }, index) => (
                <S.ColumnHeader key={id} scope="col" data-selected={selected} data-later={index >= count}>
                  <b>{name}</b>
                  {price}
                </S.ColumnHeader>
              ))}
            </tr>
          </thead>
          {sections.map((section) => (
            <VariantSection key={section.title} section={section} variants={variants} shown={count} />
          ))}
        </S.Table>
      </S.Scroller>
      {count < variants.length && (
        <S.More>
          <Button tone="secondary" onClick={() => setCount(count + step)}>
            {texts.loadMore}
          </Button>
          <output>{texts.shown(count, variants.length)}</output>
        </S.More>
      )}
    </S.Root>
  );
}

/** One variant of a bike. */
export interface VariantColumn {
  /** Unique id. */
  id: string | number;
  name: string;
  /** Its price: a `Price`. */
  price: ReactNode;
  /**
   * Whether the page currently shows it.
   * @default false
   */
  selected?: boolean;
}
