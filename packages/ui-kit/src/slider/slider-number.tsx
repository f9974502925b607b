import * as texts from '#texts/slider';
import { formatNumber } from '@dopahiya/domain/site';
import { Affix } from '../field/control-box.ts';
import type { useTypedNumber } from '../number-field/use-typed-number.ts';
import * as S from './slider.styles.ts';

interface SliderNumberProps {
  id: string;
  label: string;
  name: string | undefined;
  prefix: string;
  suffix: string;
  disabled: boolean | undefined;
  value: number;
  number: ReturnType<typeof useTypedNumber>;
}

/** Number field of a slider. */
export function SliderNumber({ id, label, name, prefix, suffix, disabled, value, number }: SliderNumberProps) {
  const { text, isWrong, input } = number;
  return (
    <S.NumberBox data-invalid={isWrong}>
      {prefix && <Affix aria-hidden="true">{prefix}</Affix>}
      <input
        type="text"
        name={name}
        inputMode="decimal"
        autoComplete="off"
        aria-label={texts.exactly(label)}
        aria-describedby={isWrong ? `${id}-said ${id}-ends` : `${id}-ends`}
        aria-invalid={isWrong ? true : undefined}
        disabled={disabled}
        value={text ?? formatNumber(value, { max: 6 })}
        {...input}
      />
      {suffix && <Affix aria-hidden="true">{suffix}</Affix>}
    </S.NumberBox>
  );
}
