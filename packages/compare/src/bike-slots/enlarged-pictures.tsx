import { type BikeColour, fullNameOf } from '@dopahiya/domain/bikes';
import { Lightbox } from '@dopahiya/ui-kit';
import { BikeDrawing, reservedFrame } from '@dopahiya/ui-kit/bikes';
import { styled } from 'styled-components';
import * as texts from '#texts/bike-slots';
import type { SlotBike } from '../comparison/compared-bike.ts';

/** A bike with its pictures, one per paint if there are paints. */
export interface PicturedBike extends Pick<SlotBike, 'name' | 'brand' | 'image' | 'drawing'> {
  color_options?: readonly BikeColour[];
}

export interface EnlargedPicturesProps {
  /** Bike whose pictures fill the screen. */
  bike: PicturedBike;
  onClose: () => void;
}

/** Full-screen pictures of a bike, one per paint. */
export function EnlargedPictures({ bike, onClose }: EnlargedPicturesProps) {
  const name = fullNameOf(bike);
  const { width, height } = bike.drawing ?? reservedFrame;
  const slides = picturesOf(bike).map(({ label, image }) => ({
    id: label,
    label,
    content: (
      <Scene style={{ '--scene-width': width, '--scene-height': height }}>
        <BikeDrawing bike={{ ...bike, image }} alt={texts.picture(name, label)} loading="eager" />
      </Scene>
    ),
  }));
  return <Lightbox isOpen onClose={onClose} label={name} slides={slides} />;
}

function picturesOf({ image, color_options = [] }: PicturedBike): { label: string; image: string | null }[] {
  const painted = color_options.filter((colour) => colour.image !== null);
  if (painted.length === 0) return [{ label: texts.sideView, image }];
  const asShown = painted.toSorted((one, other) => Number(other.image === image) - Number(one.image === image));
  return asShown.map((colour) => ({ label: colour.name, image: colour.image }));
}

/** Scales the bike to fit the lightbox. */
const Scene = styled.div`
  --mm: min(100cqi / var(--scene-width), 100cqb / var(--scene-height));
`;
