import { type BikeColour, type BikeDetail, isElectric } from '@dopahiya/domain';
import { Badge, Container, Price } from '@dopahiya/ui-kit';
import { priceQualifier, type PricedBike, statusOf } from '../bike-price.ts';
import { ColourGallery } from './colour-gallery.tsx';
import * as S from './overview.styles.ts';

/** What the overview tells of a bike; the card of a list knows as much. */
export type BikeSummary = PricedBike &
  Pick<BikeDetail, 'name' | 'brand' | 'image' | 'drawing' | 'fuel_type' | 'battery_range' | 'key_highlights'>;

export interface OverviewProps {
  bike: BikeSummary;
  /** Its paints, as far as they are known. */
  colours: BikeColour[];
}

/** A bike at first sight: picture, name, price and what is special about it. */
export function Overview({ bike, colours }: OverviewProps) {
  return (
    <Container>
      <S.Overview>
        <ColourGallery bike={bike} colours={colours} />
        <div>
          <S.Brand>{bike.brand.name}</S.Brand>
          <h1>{bike.name}</h1>
          <StatusBadges bike={bike} />
          <S.Money>
            <Price amount={bike.price} size="xl" label={priceLabel(bike)} qualifier={priceQualifier(bike)} />
            {bike.price !== null && <S.Note>Indicative price. Registration and insurance come on top.</S.Note>}
          </S.Money>
          <KeyHighlights highlights={bike.key_highlights} />
        </div>
      </S.Overview>
    </Container>
  );
}

const priceLabel = (bike: BikeSummary) => (statusOf(bike) === 'upcoming' ? 'Expected Price' : undefined);

function StatusBadges({ bike }: { bike: BikeSummary }) {
  const status = statusOf(bike);
  return (
    <S.Badges>
      {isElectric(bike) && <Badge tone="electric">Electric</Badge>}
      {status === 'upcoming' && <Badge tone="ink">Coming Soon</Badge>}
      {status === 'discontinued' && <Badge tone="plain">Discontinued</Badge>}
    </S.Badges>
  );
}

function KeyHighlights({ highlights }: { highlights: string[] }) {
  if (highlights.length === 0) return null;
  return (
    <>
      <S.HighlightsTitle>Key highlights</S.HighlightsTitle>
      <S.Highlights>
        {highlights.map((highlight) => (
          <li key={highlight}>{highlight}</li>
        ))}
      </S.Highlights>
    </>
  );
}
