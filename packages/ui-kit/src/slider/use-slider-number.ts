import { formatNumber, readNumber } from '@dopahiya/domain';
import { useTypedNumber } from '../number-field/use-typed-number.ts';
import type { SliderNote } from './slider-notes.tsx';
import { nearestStep, type SliderScale } from './slider-steps.ts';

interface NumberOptions {
  value: number;
  /** Its step is the distance of two values that can be typed; undefined where any value within the ends can. */
  scale: Omit<SliderScale, 'step'> & { step: number | undefined };
  whole: boolean;
  unit: string;
  onValueChange: (value: number) => void;
  onNote: (note: SliderNote | null) => void;
}

/** What stands in the number field of a slider. */
export interface SliderNumberState extends ReturnType<typeof useTypedNumber> {
  shown: string;
}

/** The value of a slider as a number to type; what the scale does not have becomes the nearest that it has. */
export function useSliderNumber(options: NumberOptions): SliderNumberState {
  const { value, scale, whole, unit, onValueChange, onNote } = options;
  const number = useTypedNumber({
    read: (text) => readNumber(text, { whole, unit }),
    onNumber: (typed) => {
      onNote(null);
      if (typed !== null && nearestOf(typed, scale) === typed) onValueChange(typed);
    },
    onSettle: (typed) => {
      const taken = nearestOf(typed, scale);
      onValueChange(taken);
      onNote(noteOf(typed, taken, scale));
    },
  });
  return { ...number, shown: number.text ?? formatNumber(value, { most: 6 }) };
}

function nearestOf(value: number, { min, max, step }: NumberOptions['scale']): number {
  return step === undefined ? Math.min(max, Math.max(min, value)) : nearestStep(value, { min, max, step });
}

function noteOf(typed: number, taken: number, { min, max }: { min: number; max: number }): SliderNote | null {
  if (typed < min) return { kind: 'least', number: min };
  if (typed > max) return { kind: 'most', number: max };
  return typed === taken ? null : { kind: 'nearest', number: taken };
}
