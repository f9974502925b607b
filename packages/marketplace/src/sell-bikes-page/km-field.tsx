import { formatNumber } from '@dopahiya/domain/site';
import { Chip, ChipRow, Field } from '@dopahiya/ui-kit';
import * as texts from '#texts/sell-fields';
import { errorOf, type StepProps } from './step-props.ts';
import * as S from './sell-steps.styles.ts';

const presets = [5000, 10_000, 20_000, 30_000, 40_000, 60_000, 80_000, 100_000, 120_000];

/** Kilometres: a preset or a whole number; other input is ignored. */
export function KmField({ answers: { km_ridden: km }, fieldErrors, onAnswer }: StepProps) {
  const isPreset = presets.some((preset) => String(preset) === km);
  const type = (typed: string) => {
    const digits = typed.replaceAll(/[\s,]/g, '');
    if (/^\d{0,7}$/.test(digits)) onAnswer({ km_ridden: digits });
  };
  return (
    <S.Question>
      <S.Name>{texts.km}</S.Name>
      <ChipRow label={texts.km} wraps>
        {presets.map((preset) => (
          <Chip key={preset} pressed={String(preset) === km} onClick={() => onAnswer({ km_ridden: String(preset) })}>
            {formatNumber(preset)}
          </Chip>
        ))}
      </ChipRow>
      <S.Short>
        <Field
          label={texts.typeKm}
          labelled="hidden"
          placeholder={texts.typeKm}
          name="km_ridden"
          inputMode="numeric"
          autoComplete="off"
          suffix={texts.kmUnit}
          value={isPreset ? '' : km}
          onChange={({ target }) => type(target.value)}
          {...errorOf(fieldErrors, 'km_ridden')}
        />
      </S.Short>
    </S.Question>
  );
}
