import { GroundLine, opensElsewhere } from '@dopahiya/ui-kit';
import type { MouseEvent } from 'react';
import * as S from './range-ruler.styles.ts';

/** One range of a ruler. */
interface RangeRulerOption<Id extends string = string> {
  /** No other range of the ruler has it. */
  id: Id;
  /** Its short form: '60k-70k', '125-150 cc'. */
  label: string;
  /** The page of the range; makes it a link, which works without scripts. */
  href?: string;
}

export interface RangeRulerProps<Id extends string> {
  /** What is measured, told to screen readers: 'Budget'. */
  label: string;
  /** The ranges, in their order on the ruler. */
  options: readonly RangeRulerOption<Id>[];
  /** The range in force; null for none. */
  selected: Id | null;
  /** Called with the range of a press; the browser then does not follow its link. */
  onSelect?: (id: Id) => void;
}

/** Ranges that stand on a ruler, the chosen one in yellow; scrolls on a narrow screen. Renders a `<ul>`. */
export function RangeRuler<Id extends string>({ label, options, selected, onSelect }: RangeRulerProps<Id>) {
  return (
    <S.Scroller>
      <S.Track style={{ '--ranges': options.length }}>
        <S.Ranges aria-label={label}>
          {options.map((option) => (
            <li key={option.id}>
              <Range option={option} isSelected={option.id === selected} onSelect={onSelect} />
            </li>
          ))}
        </S.Ranges>
        <GroundLine tone="ruler" />
      </S.Track>
    </S.Scroller>
  );
}

interface RangeProps<Id extends string> {
  option: RangeRulerOption<Id>;
  isSelected: boolean;
  onSelect: ((id: Id) => void) | undefined;
}

function Range<Id extends string>({ option: { id, label, href }, isSelected, onSelect }: RangeProps<Id>) {
  if (href === undefined) {
    return (
      <S.Button type="button" aria-pressed={isSelected} onClick={() => onSelect?.(id)}>
        {label}
      </S.Button>
    );
  }
  const handleClick = (event: MouseEvent) => {
    if (!onSelect || opensElsewhere(event)) return;
    event.preventDefault();
    onSelect(id);
  };
  return (
    <S.RangeLink to={href} aria-current={isSelected || undefined} onClick={handleClick}>
      {label}
    </S.RangeLink>
  );
}
