import { formatNumber } from '@dopahiya/domain';
import { useState } from 'react';
import { nearestStep, parseNumber, type SliderScale } from './slider-steps.ts';

interface SliderNumberProps {
  label: string;
  describedBy: string;
  value: number;
  scale: SliderScale;
  disabled: boolean | undefined;
  onValueChange: (value: number) => void;
  /** Called with the end of the scale that stands in for what was typed beyond it, else with null. */
  onBeyond: (end: 'least' | 'most' | null) => void;
}

/** The value of a slider as a number to type; what the scale does not have becomes the nearest that it has. */
export function SliderNumber({
  label,
  describedBy,
  value,
  scale,
  disabled,
  onValueChange,
  onBeyond,
}: SliderNumberProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const settle = () => {
    const typed = parseNumber(draft ?? '');
    if (typed !== null) {
      onValueChange(nearestStep(typed, scale));
      onBeyond(endBeyond(typed, scale));
    }
    setDraft(null);
  };
  const type = (text: string) => {
    setDraft(text);
    const typed = parseNumber(text);
    if (typed !== null && nearestStep(typed, scale) === typed) onValueChange(typed);
  };
  return (
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-describedby={describedBy}
      disabled={disabled}
      value={draft ?? formatNumber(value)}
      onChange={(event) => type(event.target.value)}
      onBlur={settle}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) settle();
      }}
    />
  );
}

function endBeyond(typed: number, { min, max }: SliderScale): 'least' | 'most' | null {
  if (typed < min) return 'least';
  return typed > max ? 'most' : null;
}
