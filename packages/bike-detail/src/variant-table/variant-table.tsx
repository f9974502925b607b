import { Button, VisuallyHidden } from '@dopahiya/ui-kit';
import type { ComparedGroup } from '@dopahiya/ui-kit/bikes';
import { type ReactNode, useState } from 'react';
import * as texts from '#texts/variant-table';
import { VariantSection } from './variant-section.tsx';
import * as S from './variant-table.styles.ts';

export interface VariantTableProps {
  /** What is compared, told to screen readers: 'Variants of Classic 350'. */
  caption: string;
  /** At least two; the others are compared with the first. */
  variants: readonly VariantColumn[];
  /** The facts; each section folds. */
  sections: readonly ComparedGroup[];
  /** How many are shown at first and how many each press adds. @default 3 */
  step?: number;
}

/**
 * The variants of a bike side by side: three at first, three more with each press, all without scripts. What differs
 * from the first is marked; the names of the facts stay in sight. With more than `step` a toggle makes it compact.
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
  /** What tells it from the others. */
  id: string | number;
  /** Its name. */
  name: string;
  /** What it costs: a `Price`. */
  price: ReactNode;
  /** Whether it is the one that the page shows. @default false */
  selected?: boolean;
}
