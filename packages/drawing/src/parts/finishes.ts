import type { Ink } from '../canvas/canvas.ts';
import { type Hex, palette } from '../colour/palette.ts';

/** Colours of an engine's castings, covers and fins. */
export interface EngineFinish {
  casting: Ink;
  cover: Ink;
  face: Ink;
  edge: Ink;
  fin: Ink;
  gap: Ink;
}

/** Engine finishes. */
export const engineFinishes: Record<'black' | 'silver', EngineFinish> = {
  black: { casting: 'plastic', cover: '#525a63', face: '#3f464f', edge: '#838c96', fin: '#6b737d', gap: '#23272c' },
  silver: { casting: 'metal', cover: '#c3cad1', face: '#a5aeb7', edge: '#eef1f4', fin: '#c9d0d6', gap: '#565e68' },
};

/** Colour of a tube and of its highlighted edge. */
export interface TubeFinish {
  base: Hex;
  lit: Hex;
}

/** Finishes of a fork's outer tubes. */
export const forkFinishes: Record<'gold' | 'black' | 'silver', TubeFinish> = {
  gold: { base: palette.gold, lit: palette.brass },
  black: { base: palette.coal, lit: palette.steel },
  silver: { base: '#8f98a2', lit: '#e3e8ec' },
};

/** Finish of a fork's inner tubes. */
export const steelTube: TubeFinish = { base: '#7c858f', lit: '#f4f7f9' };
