import type { Hex } from '../colour/palette.ts';
import { between, from, type LocalPoint, type Point } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';
import { drawSaddle, drawSeams } from './saddle.ts';
import { longSeatReach } from './tank-frame.ts';

/** Position of a seat. */
export interface SeatPlace {
  /** Front end at the tank, and rear end at the tail. */
  front: Point;
  rear: Point;
  /** Thickness at the tank, in mm. */
  depth: number;
  /** Height of a raised pillion above the rear end, in mm. */
  rise: number;
  leather?: Hex | undefined;
}

/** Draws the bike's type of seat: a bench, a stepped bench, split seats, or a solo seat. */
export function drawSeat(sketch: Sketch, place: SeatPlace): void {
  forms[sketch.traits.seat](sketch, place);
}

/** Returns the default front end of a seat, at the tank. */
export const seatFront = ({ skeleton }: Sketch): Point => [skeleton.tankRear[0], skeleton.seatHeight];

type Form = (sketch: Sketch, place: SeatPlace) => void;

const forms: Record<Sketch['traits']['seat'], Form> = {
  duotone: (sketch, place) => forms.flat(sketch, place),
  ribbed: (sketch, place) => {
    forms.flat(sketch, place);
    const start = place.rear[0] + 60;
    const pitch = (place.front[0] - start - 40) / 7;
    drawSeams(
      sketch,
      Array.from({ length: 7 }, (_, index) => start + pitch * index),
      [-12, -place.depth * 0.8],
    );
  },
  long: (sketch, place) => {
    const { front, seat, rear } = frames(sketch, place);
    const { depth, leather } = place;
    const nose = [front(longSeatReach + 34, 58, 0.4), front(longSeatReach - 40, 22), front(-30, 2)];
    const back = [rear(120, 20), rear(20, 14, 0.4), rear(-30, -14, 0.4), rear(20, -76, 0.3)];
    const cushion = [...nose, seat(0, 0), ...back, front(longSeatReach, -depth, 0.4)];
    drawSaddle(sketch, cushion, [front(longSeatReach, 4), front(-20, -26), rear(10, -16)], leather);
  },
  flat: (sketch, place) => {
    const { front, seat, rear } = frames(sketch, place);
    const { depth, leather } = place;
    const back = [rear(120, 10), rear(20, 4, 0.6), rear(-10, -24, 0.6), rear(40, -66, 0.4)];
    const cushion = [...noseOf(front), seat(0, 0), ...back, front(0, -depth, 0.4)];
    const middle = from(between(seat(0, 0), rear(0, 0), 0.5));
    drawSaddle(sketch, cushion, [front(-10, -22), middle(0, -26), rear(10, -14)], leather);
  },
  step: (sketch, place) => {
    const { front, seat, rear } = frames(sketch, place);
    const { depth, rise, leather } = place;
    const lift = rear(0, 0)[1] - seat(0, 0)[1] + rise;
    const back = [rear(120, rise + 10), rear(20, rise, 0.6), rear(-10, rise - 30, 0.6), rear(40, rise - 70, 0.4)];
    const climb = [seat(-110, 12, 0.7), seat(-172, lift * 0.8, 0.6)];
    const cushion = [...noseOf(front), seat(0, 0), ...climb, ...back, seat(-160, -depth * 0.6), front(0, -depth, 0.4)];
    drawSaddle(
      sketch,
      cushion,
      [front(-10, -22), seat(-60, -26), seat(-190, lift * 0.5), rear(10, rise - 22)],
      leather,
    );
  },
  split: (sketch, place) => {
    const { front, seat, rear } = frames(sketch, place);
    const { depth, rise, leather } = place;
    const lift = rear(0, 0)[1] - seat(0, 0)[1] + rise;
    const rider = [
      ...noseOf(front),
      seat(0, 0),
      seat(-80, 16),
      seat(-140, 50, 0.5),
      seat(-146, -20, 0.5),
      front(0, -depth, 0.4),
    ];
    const pillion = [
      seat(-164, lift * 0.7, 0.5),
      seat(-210, lift + 26, 0.7),
      rear(80, rise + 24),
      rear(-6, rise, 0.6),
      rear(20, rise - 34, 0.5),
      seat(-170, lift * 0.4 - 10, 0.4),
    ];
    drawSaddle(sketch, rider, [front(-10, -22), seat(-30, -30), seat(-134, 10)], leather);
    drawSaddle(sketch, pillion, [], leather);
  },
  solo: (sketch, place) => {
    const { front, seat } = frames(sketch, place);
    const { depth, leather } = place;
    const back = [seat(-90, 20), seat(-160, 66, 0.7), seat(-196, 36, 0.6), seat(-150, -depth * 0.7, 0.6)];
    const cushion = [...noseOf(front), seat(0, 0), ...back, front(0, -depth, 0.4)];
    drawSaddle(sketch, cushion, [front(-10, -22), seat(-40, -30), seat(-174, 22)], leather);
  },
};

interface Frames {
  front: LocalPoint;
  seat: LocalPoint;
  rear: LocalPoint;
}

const frames = ({ skeleton }: Sketch, { front, rear }: SeatPlace): Frames => ({
  front: from(front),
  seat: from(skeleton.saddle),
  rear: from(rear),
});

const noseOf = (front: LocalPoint): Point[] => [front(26, 28, 0.3), front(-50, 4)];
