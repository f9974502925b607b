import { unread as unreadText } from '#texts/unread-number';
import { formatNumber } from '@dopahiya/domain/site';
import { type KeyboardEvent, useId } from 'react';
import { GroundLine } from '../ground-line/ground-line.tsx';
import { useTypedNumber } from '../number-field/use-typed-number.ts';
import { SliderNumber } from './slider-number.tsx';
import { movedValue, nativeStep, nearestStep, pageKeyValue, type SliderScale, within } from './slider-steps.ts';
import * as S from './slider.styles.ts';

export interface SliderProps extends Omit<SliderScale, 'step'> {
  /** Label: 'Loan amount'. */
  label: string;
  /** Form field name. */
  name?: string;
  /** Current value. */
  value: number;
  /** Called with each step set by thumb or key, and with any typed value within the limits. */
  onValueChange: (value: number) => void;
  /** Step; an arrow key moves by one, a Page key by ten. @default 1 */
  step?: number;
  /** Step of typed values, 1 for integers; any value within the limits by default. */
  typedStep?: number;
  /** Formats values for screen readers and the limits. @default formatNumber with prefix and suffix */
  format?: (value: number) => string;
  /** Text before the number: '₹'. */
  prefix?: string;
  /** Text after the number: '%'. */
  suffix?: string;
  /** Text from the URL that could not be parsed. */
  unread?: string | undefined;
  /** Whether it is disabled. @default false */
  disabled?: boolean;
}

/**
 * Slider with a number field. Renders a native range and a synced number field; without scripts only the field,
 * which is the one submitted.
 */
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

/** Limits, and the message about a typed number. */
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
