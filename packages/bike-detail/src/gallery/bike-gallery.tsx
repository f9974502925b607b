import { type BikeColour, fullNameOf } from '@dopahiya/domain/bikes';
import type { Photo } from '@dopahiya/domain/content';
import { type DrawnBike, estimatedProportions } from '@dopahiya/drawing';
import { Gallery } from '@dopahiya/ui-kit';
import { startTransition, useState } from 'react';
import * as texts from '#texts/gallery';
import * as S from './bike-gallery.styles.ts';
import { drawnBikeOf, type MeasurableBike } from './drawn-bike-of.ts';
import { drawingSlide } from './drawing-slide.tsx';
import type { PicturedBike } from './measured-scene.tsx';
import { isMeasured, measured } from './measurements.ts';
import { photographSlide, photographsOf } from './photograph-slide.tsx';
import { picturesOf } from './pictures.ts';
import { MeasurementsChip, ShownLengthsProvider } from './shown-lengths.tsx';
import { useKeptEnlarged, useShownPicture } from './shown-picture.ts';

export interface BikeGalleryProps {
  bike: PicturedBike & Partial<MeasurableBike> & { photos?: readonly Photo[] | undefined };
  /** Its colours, as far as known. */
  colours: readonly BikeColour[];
}

/**
 * Gallery of a bike's photographs and of its drawing in each colour, with dimensions shown at first. Pictures that fail to load are left
 * out.
 */
export function BikeGallery(props: BikeGalleryProps) {
  return (
    <ShownLengthsProvider>
      <GalleryOfBike {...props} />
    </ShownLengthsProvider>
  );
}

function GalleryOfBike({ bike, colours }: BikeGalleryProps) {
  // Only the first drawing has dimensions; once touched, the shown one and its neighbours too. Drawing all would be a long task.
  const [isTouched, setTouched] = useState(false);
  const touch = () => startTransition(() => setTouched(true));
  const { id: shown, show } = useShownPicture();
  const enlarged = useKeptEnlarged();
  const [broken, setBroken] = useState<readonly string[]>([]);
  const onBroken = (id: string) => setBroken((others) => [...others, id]);
  const drawn = isMeasurable(bike) ? drawnBikeOf(bike) : null;
  const lengths = drawn && { wide: measured(drawn, 'wide'), narrow: measured(drawn, 'narrow') };
  const name = fullNameOf(bike);
  const photographs = photographsOf(bike.photos, broken).map((photograph, index) =>
    photographSlide(photograph, { isFirst: index === 0, onBroken }),
  );
  const isPhotographShown = photographs.some(({ id }, index) => (shown === null ? index === 0 : id === shown));
  const pictures = picturesOf(bike, colours, broken);
  const shownDrawing = pictures.findIndex(({ id }) => id === shown);
  const drawings = pictures.map((picture, index) =>
    drawingSlide(picture, {
      bike,
      lengths,
      hasLengths: index === 0 || (isTouched && Math.abs(index - shownDrawing) <= 1),
      isFirst: index === 0 && photographs.length === 0,
      onBroken,
    }),
  );
  const slides = [...photographs, ...drawings];
  const showPicture = (id: string) => {
    if (id !== slides[0]?.id) touch();
    show(id);
  };
  return (
    <S.Frame onPointerEnter={touch} onFocus={touch} data-photograph={isPhotographShown || undefined}>
      <Gallery
        label={name}
        slides={slides}
        caption={isPhotographShown ? texts.photographsFirst : captionOf(bike, drawn)}
        onShow={showPicture}
        {...enlarged}
        overlay={!isPhotographShown && drawn && isMeasured(drawn) && <MeasurementsChip />}
      />
    </S.Frame>
  );
}

const isMeasurable = (bike: BikeGalleryProps['bike']): bike is PicturedBike & MeasurableBike =>
  bike.length !== undefined;

function captionOf(bike: BikeGalleryProps['bike'], drawn: DrawnBike | null): string | undefined {
  if (!bike.drawing) return undefined;
  if (!isMeasurable(bike)) return texts.illustration;
  if (bike.length === null && bike.wheelbase === null) return texts.usualIllustration;
  const isEstimated = drawn && estimatedProportions(drawn).length > 0;
  return isEstimated ? texts.partlyEstimatedIllustration : texts.measuredIllustration;
}
