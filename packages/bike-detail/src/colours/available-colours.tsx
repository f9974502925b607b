import { type BikeColour, type BikeDetail, toSlug } from '@dopahiya/domain';
import { BikeDrawing, Carousel, CarouselArrows, GroundLine, Section, useCarousel } from '@dopahiya/ui-kit';
import { swatchOf } from '../colour-swatch.ts';
import { paintId } from '../gallery/pictures.ts';
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
  const paints = colours.map((colour) => ({ id: toSlug(colour.name), drawing: bike.drawing, colour }));
  const arrows = colours.length > 4 && <CarouselArrows carousel={carousel} label="colours" />;
  return (
    <Section title="Available Colors" subtitle={countText(colours.length)} action={arrows}>
      <Carousel carousel={carousel} label="Available Colors" items={paints}>
        {({ id, colour }) => <Paint bike={bike} id={id} colour={colour} />}
      </Carousel>
    </Section>
  );
}

const countText = (count: number): string =>
  count === 1 ? 'One paint. Tap it to see it above.' : `${count} paints, one bike. Tap one to see it above.`;

interface PaintProps {
  bike: BikeDetail;
  /** The id of its picture. */
  id: string;
  colour: BikeColour;
}

/** A paint that there is a picture of leads to it. */
function Paint({ bike, id, colour }: PaintProps) {
  const { name, image } = colour;
  return (
    <S.Paint {...(image ? { href: `#${paintId(id)}` } : { as: 'span' })}>
      <S.Stage>{image && <BikeDrawing bike={{ ...bike, image }} alt="" />}</S.Stage>
      <GroundLine />
      <S.Name>
        <S.Swatch style={{ background: swatchOf(colour) }} />
        {name}
      </S.Name>
    </S.Paint>
  );
}
