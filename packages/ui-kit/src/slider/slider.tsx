import { formatNumber } from '@dopahiya/domain';
import { type KeyboardEvent, useId, useState } from 'react';
import * as texts from '#texts/slider';
import { Affix } from '../field/control-box.ts';
import { GroundLine } from '../ground-line/ground-line.tsx';
import { SliderNumber } from './slider-number.tsx';
import { nearestStep, pageKeyValue, type SliderScale } from './slider-steps.ts';
import * as S from './slider.styles.ts';

export interface SliderProps extends Omit<SliderScale, 'step'> {
  /** What is set: 'Loan amount'. */
  label: string;
  /** The name under which the value is sent. */
  name?: string;
  /** The value in force. */
  value: number;
  /** Called with each value of the scale that the thumb, a key or the number field gives. */
  onValueChange: (value: number) => void;
  /** The distance of two values; an arrow key goes one, a Page key ten. @default 1 */
  step?: number;
  /** The distance of two values that can be typed, where it is finer. @default step */
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
  const { min, max, step = 1, format = (number: number) => `${prefix}${formatNumber(number)}${suffix}` } = rest;
  const id = useId();
  const [beyond, setBeyond] = useState<'least' | 'most' | null>(null);
  const scale = { min, max, step };
  const handlePageKey = (event: KeyboardEvent) => {
    const next = pageKeyValue(event.key, value, scale);
    if (next === null) return;
    event.preventDefault();
    onValueChange(next);
  };
  return (
    <S.Root>
      <S.Head>
        <label htmlFor={id}>{label}</label>
        <S.NumberBox>
          {prefix && <Affix aria-hidden="true">{prefix}</Affix>}
          <SliderNumber
            label={texts.exactly(label)}
            describedBy={`${id}-ends`}
            value={value}
            scale={{ ...scale, step: typedStep ?? step }}
            disabled={disabled}
            onValueChange={onValueChange}
            onBeyond={setBeyond}
          />
          {suffix && <Affix aria-hidden="true">{suffix}</Affix>}
        </S.NumberBox>
      </S.Head>
      <S.Range
        id={id}
        name={name}
        {...scale}
        value={value}
        disabled={disabled}
        aria-valuetext={format(value)}
        style={{ '--filled': (nearestStep(value, scale) - min) / (max - min) }}
        onKeyDown={handlePageKey}
        onChange={(event) => {
          setBeyond(null);
          onValueChange(event.target.valueAsNumber);
        }}
      />
      <S.Ruler>
        <GroundLine tone="ruler" />
      </S.Ruler>
      <Ends id={`${id}-ends`} least={format(min)} most={format(max)} beyond={beyond} />
    </S.Root>
  );
}

interface EndsProps {
  id: string;
  least: string;
  most: string;
  /** Which of them stands in for what was typed. */
  beyond: 'least' | 'most' | null;
}

function Ends({ id, beyond, ...ends }: EndsProps) {
  return (
    <>
      <S.Ends id={id}>
        <span>{ends.least}</span> <span>{ends.most}</span>
      </S.Ends>
      <S.Said>
        {beyond === 'least' && texts.least(ends.least)}
        {beyond === 'most' && texts.most(ends.most)}
      </S.Said>
    </>
  );
}
