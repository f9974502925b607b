import { GroundLine, opensElsewhere } from '@dopahiya/ui-kit';
import type { MouseEvent } from 'react';
import * as S from './range-ruler.styles.ts';

/** A range of the ruler. */
interface RangeRulerOption<Id extends string = string> {
  /** Unique within the ruler. */
  id: Id;
  /** Short label: '60k-70k', '125-150 cc'. */
  label: string;
  /** Page of the range; makes it a link, which works without scripts. */
  href?: string;
}

export interface RangeRulerProps<Id extends string> {
  /** Accessible name, for example 'Budget'. */
  label: string;
  /** The ranges, in order. */
  options: readonly RangeRulerOption<Id>[];
  /** The selected range; null if none. */
  selected: Id | null;
  /** Called with the pressed range; the browser then does not follow its link. */
  onSelect?: (id: Id) => void;
}

/** Ranges on a ruler, the selected one in yellow; scrolls on narrow screens. Renders a `<ul>`. */
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
