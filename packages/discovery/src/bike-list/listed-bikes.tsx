import type { BikeCard as Bike } from '@dopahiya/domain/bikes';
import { latestPriceMonth } from '@dopahiya/domain/prices';
import { paths } from '@dopahiya/domain/site';
import { BikeCard, BikeRow, FreeScale } from '@dopahiya/ui-kit/bikes';
import { type ReactNode, use, useState } from 'react';
import * as texts from '#texts/bike-list';
import { LaterEnlargedBike } from '../enlarged-bike/later-enlarged-bike.tsx';
import { CardTools } from './card-tools.ts';
import { instalmentNote } from './instalment-note.ts';
import * as S from './list-body.styles.ts';
import { useRivalNotes } from './rival-notes.ts';
import { RivalsBasis } from './rivals-basis.tsx';

export interface ListedBikesProps {
  bikes: readonly Bike[];
  /** Accessible name of the list. */
  label: string;
  /**
   * Number of columns on wide screens.
   * @default 4
   */
  columns?: 3 | 4;
  /**
   * Heading level of the bike names, one below the list's heading.
   * @default 'h2'
   */
  heading?: 'h2' | 'h3';
  /**
   * Whether the list is below the fold, so that its images load lazily.
   * @default false
   */
  isBelow?: boolean;
}

const firstRow = 4;

/** Grid of bike cards on one ground line. A card links to the bike's page, enlarges its picture and expands its highlights. */
export function ListedBikes({ bikes, label, columns = 4, heading = 'h2', isBelow = false }: ListedBikesProps) {
  const toolsOf = use(CardTools);
  const month = latestPriceMonth(bikes);
  const notes = useRivalNotes(bikes);
  const [enlarged, setEnlarged] = useState<Bike | null>(null);
  return (
    <>
      <BikeRow bikes={bikes} label={label} columns={columns}>
        {(bike, index) => (
          <FreeScale bike={bike} columns={columns}>
            <BikeCard
              bike={bike}
              to={paths.bike(bike)}
              state={{ bike }}
              action={texts.viewDetails}
              listMonth={month}
              note={linesOf(instalmentNote(bike), notes.get(bike.slug))}
              highlights="expandable"
              heading={heading}
              tools={toolsOf?.(bike)}
              onEnlarge={() => setEnlarged(bike)}
              loading={index < firstRow && !isBelow ? 'eager' : 'lazy'}
            />
          </FreeScale>
        )}
      </BikeRow>
      {notes.size > 0 && <RivalsBasis />}
      {enlarged && <LaterEnlargedBike bike={enlarged} onClose={() => setEnlarged(null)} />}
    </>
  );
}

/** Returns the lines below a price: the instalment, and what beats the bike. */
function linesOf(instalment: string | undefined, rival: string | undefined): ReactNode {
  if (rival === undefined) return instalment;
  return (
    <>
      {instalment}
      <S.RivalNote>{rival}</S.RivalNote>
    </>
  );
}
