import * as texts from '#texts/listing-photos';
import * as S from './photo-picker.styles.ts';
import type { usePicking } from './use-picking.ts';

/** That photos are being made smaller, which are small, and why files were refused. */
export function PickingWords({ refusals, small, isPreparing }: Omit<ReturnType<typeof usePicking>, 'pick'>) {
  return (
    <>
      <S.Word>{isPreparing && texts.preparing}</S.Word>
      <output>{small.length > 0 && texts.small(small)}</output>
      <S.Refusals role="alert">
        {refusals.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </S.Refusals>
    </>
  );
}
