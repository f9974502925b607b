import type { BikeDetail } from '@dopahiya/domain';
import { reservedFrame } from '@dopahiya/ui-kit';
import * as S from './fit-drawing.styles.ts';
import { type Place, riderFigure } from './rider-figure.ts';
import { type RiderFit } from './rider-fit.ts';

export interface FitDrawingProps {
  bike: Pick<BikeDetail, 'image' | 'drawing'>;
  /** Height of the rider in cm. */
  height: number;
  /** Height of the saddle in mm. */
  seatHeight: number;
  fit: RiderFit;
  /** What is to be seen, in words. */
  label: string;
}

/** Room in mm for the rider, left of the bike, and around both. */
const riderRoom = 900;
const margin = 80;

/** A rider beside a bike to one scale, both on one ground, the saddle's height drawn across. Renders an `<svg>`. */
export function FitDrawing({ bike, height, seatHeight, fit, label }: FitDrawingProps) {
  const frame = bike.drawing ?? reservedFrame;
  const width = riderRoom + frame.width;
  const top = Math.max(frame.height, seatHeight + height * 5.4) + margin;
  const figure = riderFigure(height, seatHeight, fit);
  const at = ([ahead, above]: Place) => `${Math.round(riderRoom / 2 - 100 + ahead)} ${Math.round(top - above)}`;
  const line = (...places: Place[]) => `M${places.map(at).join('L')}`;
  const [headX, headY] = at(figure.head.centre).split(' ');
  return (
    <S.Drawing aria-label={label} viewBox={`0 0 ${width} ${top + margin}`}>
      {bike.image && (
        <image href={bike.image} x={riderRoom} y={top - frame.height} width={frame.width} height={frame.height} />
      )}
      <S.Ground d={`M0 ${top}H${width}`} />
      <S.Seat d={`M60 ${top - seatHeight}H${width - 60}`} />
      <S.Rider strokeWidth={figure.limb}>
        <path d={line(...figure.torso)} strokeWidth={figure.limb * 1.9} />
        <path d={line(...figure.leg)} strokeWidth={figure.limb * 1.3} />
        <path d={line(...figure.arm)} />
        <path d={line(...figure.foot)} strokeWidth={figure.limb * 0.6} />
        <circle cx={headX} cy={headY} r={figure.head.radius} />
      </S.Rider>
      <S.Reach d={`M90 ${top}V${Math.round(top - fit.leg)}M60 ${Math.round(top - fit.leg)}H120`} />
    </S.Drawing>
  );
}
