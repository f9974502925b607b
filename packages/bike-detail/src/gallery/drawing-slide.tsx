import { fullNameOf } from '@dopahiya/domain/bikes';
import type { Slide } from '@dopahiya/ui-kit';
import type { SyntheticEvent } from 'react';
import * as texts from '#texts/gallery';
import * as S from './bike-gallery.styles.ts';
import { MeasuredScene, type MeasuredSceneProps } from './measured-scene.tsx';
import { type BikePicture, paintId, standardId } from './pictures.ts';

interface DrawingParts extends Pick<MeasuredSceneProps, 'bike' | 'lengths' | 'hasLengths'> {
  /** Whether this is the first picture, loaded with priority. */
  isFirst: boolean;
  /** Called with the id of a picture that fails to load. */
  onBroken: (id: string) => void;
}

/** Returns a gallery slide with the bike drawn in one colour. */
export function drawingSlide({ id, label, image }: BikePicture, parts: DrawingParts): Slide {
  const { bike, lengths, hasLengths, isFirst, onBroken } = parts;
  const name = fullNameOf(bike);
  const scene = (
    <MeasuredScene
      bike={{ ...bike, image }}
      alt={id === standardId ? name : texts.inPaint(name, label)}
      lengths={lengths}
      hasLengths={hasLengths}
      priority={isFirst ? 'first' : 'later'}
    />
  );
  const noticeBroken = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLImageElement) onBroken(id);
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
}
