import type { BikeColour } from '@dopahiya/domain';
import { BikeDrawing, Stage } from '@dopahiya/ui-kit';
import * as S from './bike-picture.styles.ts';
import type { BikeSummary } from './bike-summary.ts';

export interface BikePictureProps {
  bike: BikeSummary;
  /** The paint to show it in; without one, or without a picture of that, it looks as in lists. */
  colour: BikeColour | undefined;
}

/** A bike on its stage, to scale. Renders a `<figure>`. */
export function BikePicture({ bike, colour }: BikePictureProps) {
  const image = colour?.image ?? bike.image;
  const alt = [bike.brand.name, bike.name, colour?.image && `in ${colour.name}`].filter(Boolean).join(' ');
  return (
    <S.Figure>
      <Stage bikes={[bike]} scale="detail">
        <BikeDrawing bike={{ ...bike, image }} alt={alt} loading="eager" fetchPriority="high" />
      </Stage>
      {bike.drawing && <S.Caption>{captionOf(bike)}</S.Caption>}
    </S.Figure>
  );
}

function captionOf({ length, wheelbase }: BikeSummary): string {
  if (length === undefined || wheelbase === undefined) return 'Illustration';
  return length === null && wheelbase === null
    ? 'Illustration. Dimensions are not published; drawn as is usual for its kind'
    : 'Illustration drawn from published dimensions';
}
