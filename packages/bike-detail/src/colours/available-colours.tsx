import type { BikeColour, BikeDetail } from '@dopahiya/domain';
import { BikeDrawing, Carousel, CarouselArrows, GroundLine, Section, useCarousel } from '@dopahiya/ui-kit';
import { swatchOf } from '../colour-swatch.ts';
import { paintId, picturesOf } from '../gallery/pictures.ts';
import * as S from './available-colours.styles.ts';

/** A bike in each of its paints, all on one ground line; each leads to its picture above. */
export function AvailableColours({ bike }: { bike: BikeDetail }) {
  const carousel = useCarousel();
  const colours = bike.color_options;
  if (colours.length === 0) {
    return (
      <Section title="Available Colors">
        <S.Nothing>The colours of this bike are not known.</S.Nothing>
      </Section>
    );
  }
  const { drawing } = bike;
  const pictures = picturesOf(bike, colours, []).map(({ id, image }) => ({ id, image, drawing }));
  const arrows = colours.length > 4 && <CarouselArrows carousel={carousel} label="colours" />;
  return (
    <Section title="Available Colors" subtitle={countText(colours.length)} action={arrows}>
      <Carousel carousel={carousel} label="Available Colors" items={pictures}>
        {(picture, index) => <Paint bike={bike} pictureId={picture.id} image={picture.image} colour={colours[index]} />}
      </Carousel>
    </Section>
  );
}

const countText = (count: number): string =>
  count === 1 ? 'One paint. Tap it to see it above.' : `${count} paints, one bike. Tap one to see it above.`;

interface PaintProps {
  bike: BikeDetail;
  pictureId: string;
  image: string | null;
  colour: BikeColour | undefined;
}

function Paint({ bike, pictureId, image, colour }: PaintProps) {
  if (!colour) return null;
  return (
    <S.Paint href={`#${paintId(pictureId)}`}>
      <S.Stage>
        <BikeDrawing bike={{ ...bike, image }} alt="" />
      </S.Stage>
      <GroundLine />
      <S.Name>
        <S.Swatch style={{ background: swatchOf(colour) }} />
        {colour.name}
      </S.Name>
    </S.Paint>
  );
}
