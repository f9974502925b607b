import { GroundLine } from '@dopahiya/ui-kit';
import * as texts from '#texts/home-hero';
import * as S from './road.styles.ts';

const metres = [1, 2, 3, 4];

/** The road under the line-up: a ruler in metres and a caption. */
export function Road({ note }: { note: string }) {
  return (
    <S.Strip>
      <S.Ruler>
        <GroundLine tone="ruler" />
      </S.Ruler>
      <S.Marks>
        <S.Figures aria-hidden="true">
          0
          {metres.map((metre) => (
            <S.Metre key={metre} style={{ '--metre': metre }}>
              {texts.metres(metre)}
            </S.Metre>
          ))}
        </S.Figures>
        <S.Note>{note}</S.Note>
      </S.Marks>
    </S.Strip>
  );
}
