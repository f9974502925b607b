import type { BikeBrand, DrawingFrame, BikeDetail } from '@dopahiya/domain/bikes';
import { GroundLine } from '@dopahiya/ui-kit';
import { BikeDrawing, reservedFrame } from '@dopahiya/ui-kit/bikes';
import type { CSSProperties } from 'react';
import type { Measured } from './measurements.ts';
import * as S from './measured-scene.styles.ts';

/** A bike as one picture of the gallery shows it. */
export interface PicturedBike {
  name: string;
  brand: BikeBrand;
  image: BikeDetail['image'];
  drawing: DrawingFrame | null;
}

export interface MeasuredSceneProps {
  bike: PicturedBike;
  /** What the picture shows, in words. */
  alt: string;
  /** What is written beside it on wide and narrow screens; null when nothing can be. */
  lengths: { wide: Measured; narrow: Measured } | null;
  /** Whether it is written now. */
  areLengthsShown: boolean;
  /** The first picture is what the page is opened for. */
  priority: 'first' | 'later';
}

/**
 * A bike on its ground, as large as the room around it allows, with its lengths beside it or without: it stands in the
 * same place either way. The room is the nearest size container, or as wide as a container and `--room-height` high.
 */
export function MeasuredScene({ bike, alt, lengths, areLengthsShown, priority }: MeasuredSceneProps) {
  const isFirst = priority === 'first';
  return (
    <S.Scene style={boxesOf(bike, lengths)}>
      <S.Bike>
        <BikeDrawing
          bike={bike}
          alt={alt}
          loading={isFirst ? 'eager' : 'lazy'}
          {...(isFirst && { fetchPriority: 'high' as const })}
        />
      </S.Bike>
      <S.Ground>
        <GroundLine />
      </S.Ground>
      {lengths && areLengthsShown && (
        <>
          <S.Lengths data-screen="wide" dangerouslySetInnerHTML={{ __html: lengths.wide.svg }} />
          <S.Lengths data-screen="narrow" dangerouslySetInnerHTML={{ __html: lengths.narrow.svg }} />
        </>
      )}
    </S.Scene>
  );
}

/** Room in mm around a bike without lengths. */
const margin = { side: 60, below: 60 };

function boxesOf({ drawing }: PicturedBike, lengths: MeasuredSceneProps['lengths']): CSSProperties {
  const frame = drawing ?? reservedFrame;
  const plain = { width: frame.width + margin.side * 2, height: frame.height + margin.below, left: margin.side };
  const { wide, narrow } = lengths ?? { wide: plain, narrow: plain };
  return {
    '--wide-width': wide.width,
    '--wide-height': wide.height,
    '--wide-left': wide.left,
    '--narrow-width': narrow.width,
    '--narrow-height': narrow.height,
    '--narrow-left': narrow.left,
    '--bike-height': frame.height,
  } as CSSProperties;
}
