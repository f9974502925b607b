import * as texts from '#texts/slider';
import { Affix } from '../field/control-box.ts';
import * as S from './slider.styles.ts';
import type { SliderNumberState } from './use-slider-number.ts';

interface SliderNumberProps {
  id: string;
  label: string;
  prefix: string;
  suffix: string;
  disabled: boolean | undefined;
  number: SliderNumberState;
}

/** The value of a slider as a number to type. */
export function SliderNumber({ id, label, prefix, suffix, disabled, number }: SliderNumberProps) {
  const isUnread = number.unread !== null;
  return (
    <S.NumberBox data-invalid={isUnread}>
      {prefix && <Affix aria-hidden="true">{prefix}</Affix>}
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={texts.exactly(label)}
        aria-describedby={isUnread ? `${id}-said ${id}-ends` : `${id}-ends`}
        aria-invalid={isUnread ? true : undefined}
        disabled={disabled}
        value={number.shown}
        {...number.input}
      />
      {suffix && <Affix aria-hidden="true">{suffix}</Affix>}
    </S.NumberBox>
  );
}
