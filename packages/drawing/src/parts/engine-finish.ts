import type { Ink } from '../canvas/canvas.ts';

/** The colours of an engine's castings, covers and fins. */
export interface EngineFinish {
  casting: Ink;
  cover: Ink;
  face: Ink;
  edge: Ink;
  fin: Ink;
  gap: Ink;
}

/** The two finishes engines come in. */
export const engineFinishes: Record<'black' | 'silver', EngineFinish> = {
  black: { casting: 'plastic', cover: '#525a63', face: '#3f464f', edge: '#838c96', fin: '#6b737d', gap: '#23272c' },
  silver: { casting: 'metal', cover: '#c3cad1', face: '#a5aeb7', edge: '#eef1f4', fin: '#c9d0d6', gap: '#565e68' },
};
