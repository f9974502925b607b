import { type BikeColour, type BikeDetail, colourName } from '@dopahiya/domain/bikes';
import { toSlug } from '@dopahiya/domain/site';
import { GroundLine, Icon, Section } from '@dopahiya/ui-kit';
import { BikeDrawing, Carousel, CarouselArrows, useCarousel } from '@dopahiya/ui-kit/bikes';
import * as texts from '#texts/colours';
import { paintId, picturesOf } from '../gallery/pictures.ts';
import { useShownPicture } from '../gallery/shown-picture.ts';
import * as S from './available-colours.styles.ts';
import { swatchOf } from './colour-swatch.ts';

/** A bike in each of its colours, on one ground line. Each links to its picture in the gallery; the current one is marked. */
export function AvailableColours({ bike }: { bike: BikeDetail }) {
  const carousel = useCarousel();
  const shown = useShownPicture();
  const colours = bike.color_options;
  if (colours.length === 0) {
    return (
      <Section title={texts.title}>
        <S.Nothing>{texts.unknown}</S.Nothing>
      </Section>
    );
  }
  const paints = colours.map((colour) => ({ id: toSlug(colour.name), drawing: bike.drawing, colour }));
  const shownPaint = shown.id ?? picturesOf(bike, colours, [])[0].id;
  const arrows = colours.length > 4 && <CarouselArrows carousel={carousel} label={texts.arrowsLabel} />;
  return (
    <Section title={texts.title} subtitle={countText(colours)} action={arrows}>
      <Carousel carousel={carousel} label={texts.title} items={paints}>
        {({ id, colour }) => <Paint bike={bike} id={id} colour={colour} isShown={id === shownPaint} />}
      </Carousel>
    </Section>
  );
}

function countText(colours: readonly BikeColour[]): string {
  const areSeen = colours.some(({ image }) => image);
  return areSeen ? texts.picturedPaintCount(colours.length) : texts.paintCount(colours.length);
}

interface PaintProps {
  bike: BikeDetail;
  /** Id of its picture. */
  id: string;
  colour: BikeColour;
  /** Whether the gallery currently shows it. */
  isShown: boolean;
}

/** One colour; a link to its picture if there is one. */
function Paint({ bike, id, colour, isShown }: PaintProps) {
  const { name, image } = colour;
  return (
    <S.Paint {...(image ? { href: `#${paintId(id)}`, 'aria-current': isShown } : { as: 'span' })}>
      {image && (
        <>
          <S.Stage>
            <BikeDrawing bike={{ ...bike, image }} alt="" />
          </S.Stage>
          <GroundLine />
        </>
      )}
      <S.Name>
        <S.Swatch style={{ background: swatchOf(colour) }} />
        {colourName(name)}
        {image && isShown && <Icon name="circle-check" size={18} />}
      </S.Name>
    </S.Paint>
  );
}
