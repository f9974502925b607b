import { type BikeColour, type BikeDetail, type BikeInLife, saleStatusOf } from '@dopahiya/domain/bikes';
import { priceQualifier } from '@dopahiya/domain/prices';
import { isElectric } from '@dopahiya/domain/specifications';
import { Badge, Container, Later, Skeleton } from '@dopahiya/ui-kit';
import { Rating } from '../rating/rating.tsx';
import { launchText, SaleBadge } from '@dopahiya/ui-kit/bikes';
import { Price } from '@dopahiya/ui-kit/money';
import type { ReactNode } from 'react';
import * as texts from '#texts/overview';
import type { MeasurableBike } from '../gallery/drawn-bike-of.ts';
import * as S from './overview.styles.ts';

type Shared = Pick<
  BikeDetail,
  | 'name'
  | 'brand'
  | 'image'
  | 'drawing'
  | 'price'
  | 'price_month'
  | 'launch_date'
  | 'fuel_type'
  | 'battery_range'
  | 'rating'
  | 'key_highlights'
>;

/** Fields of a bike that the overview shows; a list card has all but the dimensions. */
type BikeSummary = BikeInLife & Shared & Partial<MeasurableBike> & Pick<BikeDetail, 'photos'>;

export interface OverviewProps {
  bike: BikeSummary;
  /** Its colours, as far as known. */
  colours: BikeColour[];
  /** Replaces the plain rating, for example by one that links to the reviews. */
  rating?: ReactNode;
  /** Shown after the ex-showroom price: pickers and on-road price. */
  children?: ReactNode;
}

// The first picture is in the HTML; interaction may wait for hydration.
const loadGallery = async () => (await import('../gallery/bike-gallery.tsx')).BikeGallery;

/** Overview of a bike: pictures by colour, name, rating, price and highlights. */
export function Overview({ bike, colours, rating, children }: OverviewProps) {
  return (
    <Container>
      <S.Overview>
        <Later load={loadGallery} fallback={<Skeleton height="55vw" />} bike={bike} colours={colours} />
        <S.Text>
          <S.Brand>{bike.brand.name}</S.Brand>
          <h1>{bike.name}</h1>
          <S.Line>
            {rating ?? <Rating value={bike.rating} />}
            <StatusBadges bike={bike} />
          </S.Line>
          <OverviewPrice bike={bike} />
          {children}
        </S.Text>
        <KeyHighlights highlights={bike.key_highlights} />
      </S.Overview>
    </Container>
  );
}

function OverviewPrice({ bike }: { bike: BikeSummary }) {
  const { price, price_month } = bike;
  const status = saleStatusOf(bike);
  const label = status === 'upcoming' ? texts.expectedPrice : undefined;
  return (
    <S.Money>
      <Price amount={price} size="l" label={label} qualifier={priceQualifier({ status, price_month })} />
    </S.Money>
  );
}

function StatusBadges({ bike }: { bike: BikeSummary }) {
  const status = saleStatusOf(bike);
  return (
    <>
      {isElectric(bike) && <Badge tone="electric">{texts.electric}</Badge>}
      {status === 'upcoming' && <Badge tone="ink">{launchText(bike.launch_date)}</Badge>}
      {status !== 'upcoming' && <SaleBadge bike={bike} />}
    </>
  );
}

function KeyHighlights({ highlights }: { highlights: string[] }) {
  if (highlights.length === 0) return null;
  return (
    <S.More>
      <S.HighlightsTitle>{texts.keyHighlights}</S.HighlightsTitle>
      <S.Highlights>
        {highlights.map((highlight) => (
          <li key={highlight}>{highlight}</li>
        ))}
      </S.Highlights>
    </S.More>
  );
}
