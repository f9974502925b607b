import type { Hex } from '../colour/hex.ts';
import { palette } from '../colour/palette.ts';

/** A tube's colour and that of its lit edge. */
export interface TubeFinish {
  base: Hex;
  lit: Hex;
}

/** The finishes of a fork's outer tubes. */
export const forkFinishes: Record<'gold' | 'black' | 'silver', TubeFinish> = {
  gold: { base: palette.gold, lit: palette.brass },
  black: { base: palette.coal, lit: palette.steel },
  silver: { base: '#8f98a2', lit: '#e3e8ec' },
};

/** The bare steel of a fork's inner tubes. */
export const steelTube: TubeFinish = { base: '#7c858f', lit: '#f4f7f9' };
