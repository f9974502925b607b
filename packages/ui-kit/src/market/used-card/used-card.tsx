import { placeName } from '@dopahiya/domain/places';
import { formatQuantity } from '@dopahiya/domain/site';
import type { ReactNode } from 'react';
import * as texts from '#texts/used-card';
import { Badge } from '../../badge/badge.tsx';
import { Icon } from '../../icon/icon.tsx';
import { Price } from '../../money/price/price.tsx';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx';
import { UsedPhoto } from './used-photo.tsx';
import * as S from './used-card.styles.ts';

/** Used bike for sale. */
export interface UsedBike {
  /** Brand name. */
  brand: string;
  /** Model name. */
  name: string;
  /** Asking price in whole rupees. */
  price: number | null;
  /** Year of purchase. */
  year: number | null;
  /** Distance driven in km. */
  kilometres: number | null;
  /** Number of owners: '1st owner'. */
  owner: string | null;
  /** Location. */
  place: string | null;
  /** URL of the first photo; null if there is none. */
  photo: string | null;
  /** Number of photos. */
  photos: number;
  /** Whether the listing was checked; samples never are. */
  status: 'verified' | 'pending' | 'sample';
}

export interface UsedCardProps {
  /** The bike. */
  bike: UsedBike;
  /** Path of its page. */
  to: string;
  /** Placeholder for a missing photo: a drawing in the bike's colour. */
  drawing?: ReactNode;
  /** Price rating: a small `DealLabel`. */
  deal?: ReactNode;
  /** Loading of the photo. @default 'lazy' */
  loading?: 'lazy' | 'eager';
}

/** Card of a used bike that links to its page and names missing facts. Renders an `<article>`. */
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
        {place === null ? texts.missing.place : placeName(place)}
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
