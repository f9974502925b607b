import { formatQuantity } from '@dopahiya/domain/site';
import type { ReactNode } from 'react';
import * as texts from '#texts/used-card';
import { Badge } from '../../badge/badge.tsx';
import { Icon } from '../../icon/icon.tsx';
import { Price } from '../../money/price/price.tsx';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx';
import { UsedPhoto } from './used-photo.tsx';
import * as S from './used-card.styles.ts';

/** A bike that its owner sells. */
export interface UsedBike {
  /** Who made it. */
  brand: string;
  /** Its name. */
  name: string;
  /** What the seller asks, in whole rupees. */
  price: number | null;
  /** The year it was bought. */
  year: number | null;
  /** How far it has gone, in km. */
  kilometres: number | null;
  /** Which owner sells it: '1st owner'. */
  owner: string | null;
  /** Where it stands. */
  place: string | null;
  /** Address of the first photo; null when there is none. */
  photo: string | null;
  /** How many photos there are. */
  photos: number;
  /** Whether somebody has checked the listing; nobody has checked one that is not real. */
  status: 'verified' | 'pending' | 'sample';
}

export interface UsedCardProps {
  /** The bike. */
  bike: UsedBike;
  /** Its page. */
  to: string;
  /** What stands for a missing photo: a drawing in the bike's colour. */
  drawing?: ReactNode;
  /** How its price lies beside that of others: a small `DealLabel`. */
  deal?: ReactNode;
  /** When the photo is loaded. @default 'lazy' */
  loading?: 'lazy' | 'eager';
}

/** A used bike in a grid; the whole card leads to its page. What its seller did not say is named. Renders an `<article>`. */
export function UsedCard({ bike, to, drawing, deal, loading = 'lazy' }: UsedCardProps) {
  const { brand, name, price, place, photo, photos, status } = bike;
  return (
    <S.Root>
      <S.Frame>
        <UsedPhoto photo={photo} drawing={drawing} loading={loading} />
        <S.Corner>
          <Badge tone={status === 'verified' ? 'success' : 'plain'}>{texts.states[status]}</Badge>
        </S.Corner>
        {photo && photos > 0 && (
          <S.Count>
            <Icon name="camera" size={16} />
            <span aria-hidden="true">{photos}</span>
            <VisuallyHidden>{texts.photos(photos)}</VisuallyHidden>
          </S.Count>
        )}
      </S.Frame>
      <S.Head>
        <div>
          <S.Brand>{brand}</S.Brand>
          <h3>
            <S.Name to={to}>{name}</S.Name>
          </h3>
        </div>
        <Price amount={price} size="m" />
      </S.Head>
      <S.Facts>{factsOf(bike).join(' · ')}</S.Facts>
      <S.Facts>
        <Icon name="map-pin" size={16} />
        {place ?? texts.missing.place}
      </S.Facts>
      {deal && <S.Deal>{deal}</S.Deal>}
    </S.Root>
  );
}

const factsOf = ({ year, kilometres, owner }: UsedBike): string[] =>
  [
    year?.toString() ?? texts.missing.year,
    kilometres === null ? texts.missing.kilometres : formatQuantity(kilometres, 'km'),
    owner,
  ].filter((fact) => fact !== null);
