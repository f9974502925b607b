import type { BikeBrand, DrawingFrame, BikeDetail } from '@dopahiya/domain/bikes';
import { GroundLine } from '@dopahiya/ui-kit';
import { BikeDrawing, reservedFrame } from '@dopahiya/ui-kit/bikes';
import type { CSSProperties } from 'react';
import type { Measured } from './measurements.ts';
import * as S from './measured-scene.styles.ts';
import { Lengths } from './shown-lengths.tsx';

/** A bike as a gallery slide shows it. */
export interface PicturedBike {
  name: string;
  brand: BikeBrand;
  image: BikeDetail['image'];
  drawing: DrawingFrame | null;
}

export interface MeasuredSceneProps {
  bike: PicturedBike;
  /** Alt text of the picture. */
  alt: string;
  /** Dimensions for wide and narrow screens; null if none are known. */
  lengths: { wide: Measured; narrow: Measured } | null;
  /** Whether it has its dimensions, which visitors may hide. */
  hasLengths: boolean;
  /** `first` for the picture loaded with priority. */
  priority: 'first' | 'later';
}

/**
 * A bike on its ground line, as large as its container allows, in the same place with or without dimensions. The container is the nearest
 * size container, or an inline-size container with `--room-height`.
 */
export function MeasuredScene({ bike, alt, lengths, hasLengths, priority }: MeasuredSceneProps) {
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
      {lengths && hasLengths && <Lengths {...lengths} />}
    </S.Scene>
  );
}

/** Margin in mm around a bike without dimensions. */
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
