import { formatNumber } from '@dopahiya/domain';
import { type KeyboardEvent, useId, useState } from 'react';
import { GroundLine } from '../ground-line/ground-line.tsx';
import { SliderNumber } from './slider-number.tsx';
import { type SliderNote, SliderNotes } from './slider-notes.tsx';
import { movedValue, nativeStep, pageKeyValue, type SliderScale } from './slider-steps.ts';
import * as S from './slider.styles.ts';
import { type SliderNumberState, useSliderNumber } from './use-slider-number.ts';

export interface SliderProps extends Omit<SliderScale, 'step'> {
  /** What is set: 'Loan amount'. */
  label: string;
  /** The name under which the value is sent. */
  name?: string;
  /** The value in force. */
  value: number;
  /** Called with each value of the scale that the thumb or a key gives, and with any within its ends that is typed. */
  onValueChange: (value: number) => void;
  /** The distance of two values; an arrow key goes one, a Page key ten. @default 1 */
  step?: number;
  /** The distance of two values that can be typed, 1 for whole ones; without it any value between the ends can. */
  typedStep?: number;
  /** How a value is read aloud, and written at the ends. @default formatNumber with prefix and suffix */
  format?: (value: number) => string;
  /** What stands before the number: '₹'. */
  prefix?: string;
  /** What stands after the number: '%'. */
  suffix?: string;
  /** Whether it can not be changed now. @default false */
  disabled?: boolean;
}

/** A number on a ruler, by thumb or by typing. Renders a native range and a number field that are one. */
export function Slider({
  label,
  name,
  value,
  onValueChange,
  prefix = '',
  suffix = '',
  typedStep,
  disabled,
  ...rest
}: SliderProps) {
  const { min, max, step = 1, format = (one: number) => `${prefix}${formatNumber(one)}${suffix}` } = rest;
  const id = useId();
  const [note, setNote] = useState<SliderNote | null>(null);
  const scale = { min, max, step };
  const number = useSliderNumber({
    value,
    scale: { min, max, step: typedStep },
    whole: Number.isInteger(step),
    unit: suffix,
    onValueChange,
    onNote: setNote,
  });
  const move = (next: number) => {
    setNote(null);
    number.forget();
    onValueChange(next);
  };
  const handlePageKey = (event: KeyboardEvent) => {
    const next = pageKeyValue(event.key, value, scale);
    if (next === null) return;
    event.preventDefault();
    move(next);
  };
  return (
    <S.Root>
      <S.Head>
        <label htmlFor={id}>{label}</label>
        <SliderNumber {...{ id, label, prefix, suffix, disabled, number }} />
      </S.Head>
      <S.Range
        id={id}
        name={name}
        min={min}
        max={max}
        step={nativeStep(value, scale)}
        value={value}
        disabled={disabled}
        aria-valuetext={format(value)}
        style={{ '--filled': (Math.min(max, Math.max(min, value)) - min) / (max - min) }}
        onKeyDown={handlePageKey}
        onChange={(event) => move(movedValue(event.target.valueAsNumber, value, scale))}
      />
      <S.Ruler>
        <GroundLine look="ruler" />
      </S.Ruler>
      <SliderNotes id={id} least={format(min)} most={format(max)} note={noteOn(number, note, value)} format={format} />
    </S.Root>
  );
}

/** What could not be read comes first: it still stands in the field. */
function noteOn({ unread, readAs }: SliderNumberState, note: SliderNote | null, value: number): SliderNote | null {
  if (unread !== null) return { kind: 'unread', text: unread, number: value };
  return note ?? (readAs === null ? null : { kind: 'read', number: readAs });
}
