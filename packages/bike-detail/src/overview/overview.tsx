import { type BikeColour, isElectric, priceQualifier } from '@dopahiya/domain';
import { Badge, Container, Price } from '@dopahiya/ui-kit';
import { useState } from 'react';
import { statusOf } from '../sale-status.ts';
import { BikePicture } from './bike-picture.tsx';
import type { BikeSummary } from './bike-summary.ts';
import { ColourList } from './colour-list.tsx';
import * as S from './overview.styles.ts';

export interface OverviewProps {
  bike: BikeSummary;
  /** Its paints, as far as they are known. */
  colours: BikeColour[];
}

/** A bike at first sight: picture, name, price and what is special about it; then its paints, at first the first one. */
export function Overview({ bike, colours }: OverviewProps) {
  const [chosen, choose] = useState(0);
  return (
    <Container>
      <S.Overview>
        <BikePicture bike={bike} colour={colours[chosen]} />
        <S.Text>
          <S.Brand>{bike.brand.name}</S.Brand>
          <h1>{bike.name}</h1>
          <StatusBadges bike={bike} />
          <OverviewPrice bike={bike} />
          <KeyHighlights highlights={bike.key_highlights} />
        </S.Text>
        {colours.length > 0 && <ColourList colours={colours} chosen={chosen} onChoose={choose} />}
      </S.Overview>
    </Container>
  );
}

function OverviewPrice({ bike }: { bike: BikeSummary }) {
  const { price, price_month } = bike;
  const status = statusOf(bike);
  const label = status === 'upcoming' ? 'Expected Price' : undefined;
  return (
    <S.Money>
      <Price amount={price} size="xl" label={label} qualifier={priceQualifier({ status, price_month })} />
      {price !== null && <S.Note>Indicative price. Registration and insurance come on top.</S.Note>}
    </S.Money>
  );
}

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
