import { unread as unreadText } from '#texts/unread-number';
import { formatNumber } from '@dopahiya/domain/site';
import { type KeyboardEvent, useId } from 'react';
import { GroundLine } from '../ground-line/ground-line.tsx';
import { useTypedNumber } from '../number-field/use-typed-number.ts';
import { SliderNumber } from './slider-number.tsx';
import { movedValue, nativeStep, nearestStep, pageKeyValue, type SliderScale, within } from './slider-steps.ts';
import * as S from './slider.styles.ts';

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
  /** What the address brought for it and could not be read. */
  unread?: string | undefined;
  /** Whether it can not be changed now. @default false */
  disabled?: boolean;
}

/** A number on a ruler, by thumb or by typing. Renders a native range and a number field that are one; where no script runs the field alone, which is what is sent. */
export function Slider({
  label,
  name,
  value,
  onValueChange,
  prefix = '',
  suffix = '',
  typedStep,
  unread,
  disabled,
  ...rest
}: SliderProps) {
  const { min, max, step = 1, format = (one: number) => `${prefix}${formatNumber(one)}${suffix}` } = rest;
  const id = useId();
  const scale = { min, max, step };
  const nearest = (typed: number) =>
    typedStep ? nearestStep(typed, { ...scale, step: typedStep }) : within(typed, scale);
  const number = useTypedNumber(
    { whole: Number.isInteger(step), unit: suffix, nearest, min, max, format },
    (typed) => typed !== null && onValueChange(typed),
    unread,
  );
  const move = (next: number) => {
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
        <SliderNumber {...{ id, label, name, prefix, suffix, disabled, value, number }} />
      </S.Head>
      <S.Range
        id={id}
        min={min}
        max={max}
        step={nativeStep(value, scale)}
        value={value}
        disabled={disabled}
        aria-valuetext={format(value)}
        style={{ '--filled': (within(value, scale) - min) / (max - min) }}
        onKeyDown={handlePageKey}
        onChange={(event) => move(movedValue(event.target.valueAsNumber, value, scale))}
      />
      <S.Ruler>
        <GroundLine tone="ruler" />
      </S.Ruler>
      <Foot {...{ id, min, max, format, number }} />
    </S.Root>
  );
}

interface FootProps extends Required<Pick<SliderProps, 'min' | 'max' | 'format'>> {
  id: string;
  number: ReturnType<typeof useTypedNumber>;
}

/** The ends, and what was made of a typed number. */
const Foot = ({ id, min, max, format, number }: FootProps) => (
  <>
    <S.Ends id={`${id}-ends`}>
      <span>{format(min)}</span> <span>{format(max)}</span>
    </S.Ends>
    <S.Said data-wrong={number.isWrong}>
      <span id={`${id}-said`}>{number.note ?? (number.isWrong && unreadText(number.text ?? ''))}</span>
    </S.Said>
  </>
);
