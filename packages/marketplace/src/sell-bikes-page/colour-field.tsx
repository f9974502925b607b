import { listingColours, listingShades } from '@dopahiya/domain/market';
import * as words from '#texts/listing-words';
import * as texts from '#texts/sell-fields';
import type { StepProps } from './step-props.ts';
import * as S from './sell-steps.styles.ts';

/** Colour picker with names and swatches. */
export function ColourField({ answers: { color }, onAnswer }: StepProps) {
  return (
    <S.Question>
      <S.Name>
        {texts.colour} <small>{texts.optional}</small>
      </S.Name>
      <S.Colours>
        {listingColours.map((name) => (
          <S.Colour key={name}>
            <input
              type="radio"
              name="color"
              value={name}
              checked={color === name}
              onChange={() => onAnswer({ color: name })}
            />
            <S.Swatch style={{ '--shade': listingShades[name] }} />
            {words.colours[name]}
          </S.Colour>
        ))}
      </S.Colours>
    </S.Question>
  );
}
