import { messageOf, useApi } from '@dopahiya/api-client';
import type { BikeRange } from '@dopahiya/domain/bikes';
import { paths } from '@dopahiya/domain/site';
import { RangeRuler } from '../range-ruler/range-ruler.tsx';
import { useQuery } from '@tanstack/react-query';
import * as texts from '#texts/ride-finder';
import { listQueries } from '../bike-list/list-queries.ts';
import { BikePreview } from './bike-preview.tsx';
import { previewCount } from './finder-queries.ts';
import type { RangeKind } from './range-kinds.ts';

export interface RangeFinderProps {
  kind: RangeKind;
  /** The selected range; null if none. */
  chosen: BikeRange | null;
  onChoose: (range: BikeRange) => void;
}

/** Ranges on a ruler with up to four bikes in the selected one, or of all bikes if none is selected. */
export function RangeFinder({ kind, chosen, onChoose }: RangeFinderProps) {
  const bikes = useQuery(listQueries.shelf(useApi(), kind.listOf(chosen), previewCount));
  const options = kind.ranges.map((range) => ({
    id: kind.toPath(range),
    label: kind.buttonOf(range),
    href: kind.toPath(range),
  }));
  const choose = (id: string) => {
    const range = kind.ranges.find((one) => kind.toPath(one) === id);
    if (range) onChoose(range);
  };
  return (
    <>
      <RangeRuler label={kind.label} options={options} selected={chosen && kind.toPath(chosen)} onSelect={choose} />
      <BikePreview
        key={chosen?.name ?? ''}
        bikes={bikes}
        label={chosen?.name ?? texts.allRanges}
        empty={kind.empty}
        failure={(error) => messageOf(error, texts.bikesFailed)}
        all={
          chosen ? { to: kind.toPath(chosen), label: texts.viewAll(chosen.name), state: stateOf(chosen) } : everything
        }
      />
    </>
  );
}

const stateOf = ({ name, min, max }: BikeRange) => ({ label: name, min, max });

const everything = { to: paths.bikes, label: texts.viewAllBikes };
