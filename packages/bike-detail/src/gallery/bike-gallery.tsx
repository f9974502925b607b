import { type BikeColour, fullNameOf } from '@dopahiya/domain';
import { type DrawnBike, estimatedProportions } from '@dopahiya/drawing';
import { Chip, Gallery, Icon } from '@dopahiya/ui-kit';
import { type SyntheticEvent, useState, useSyncExternalStore } from 'react';
import * as texts from '#texts/gallery';
import * as S from './bike-gallery.styles.ts';
import { drawnBikeOf, type MeasurableBike } from './drawn-bike-of.ts';
import { MeasuredScene, type PicturedBike } from './measured-scene.tsx';
import { isMeasured, measured } from './measurements.ts';
import { paintId, picturesOf, standardId } from './pictures.ts';
import { useShownPicture } from './shown-picture.ts';

export interface BikeGalleryProps {
  bike: PicturedBike & Partial<MeasurableBike>;
  /** Its paints, as far as they are known. */
  colours: readonly BikeColour[];
}

/** A bike in each of its paints, with its lengths written beside it at first. A picture that does not load is left out. */
export function BikeGallery({ bike, colours }: BikeGalleryProps) {
  const [areLengthsShown, showLengths] = useState(true);
  // The first HTML has the lengths once: the other pictures are out of sight.
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const { show } = useShownPicture();
  const [broken, setBroken] = useState<readonly string[]>([]);
  const drawn = isMeasurable(bike) ? drawnBikeOf(bike) : null;
  const lengths = drawn && { wide: measured(drawn, 'wide'), narrow: measured(drawn, 'narrow') };
  const name = fullNameOf(bike);
  const slides = picturesOf(bike, colours, broken).map(({ id, label, image }, index) => {
    const alt = id === standardId ? name : texts.inPaint(name, label);
    const scene = (
      <MeasuredScene
        bike={{ ...bike, image }}
        alt={alt}
        lengths={lengths}
        areLengthsShown={areLengthsShown && (isHydrated || index === 0)}
        priority={index === 0 ? 'first' : 'later'}
      />
    );
    const noticeBroken = ({ target }: SyntheticEvent) => {
      if (target instanceof HTMLImageElement) setBroken((others) => [...others, id]);
    };
    return {
      id,
      label,
      content: (
        <S.Room id={paintId(id)} onErrorCapture={noticeBroken}>
          {scene}
        </S.Room>
      ),
      enlarged: scene,
      thumbnail: image ? <img src={image} alt="" width={96} height={60} loading="lazy" decoding="async" /> : <i />,
    };
  });
  return (
    <S.Frame>
      <Gallery
        label={name}
        slides={slides}
        caption={captionOf(bike, drawn)}
        onShow={show}
        overlay={
          drawn &&
          isMeasured(drawn) && (
            <Chip pressed={areLengthsShown} onClick={() => showLengths(!areLengthsShown)}>
              <Icon name="ruler" size={18} />
              {texts.measurements}
            </Chip>
          )
        }
      />
    </S.Frame>
  );
}

const neverChanges = () => () => undefined;

const isMeasurable = (bike: BikeGalleryProps['bike']): bike is PicturedBike & MeasurableBike =>
  bike.length !== undefined;

function captionOf(bike: BikeGalleryProps['bike'], drawn: DrawnBike | null): string | undefined {
  if (!bike.drawing) return undefined;
  if (!isMeasurable(bike)) return texts.illustration;
  if (bike.length === null && bike.wheelbase === null) return texts.usualIllustration;
  const isEstimated = drawn && estimatedProportions(drawn).length > 0;
  return isEstimated ? texts.partlyEstimatedIllustration : texts.measuredIllustration;
}
