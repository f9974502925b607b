import * as texts from '#texts/listing-photos';
import type { usePicking } from './shrink-photo.ts';
import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

const Word = styled.output`
  display: block;
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;

const Refusals = styled.div`
  color: ${theme.color.textDanger};
  font: ${theme.type.small};

  > p {
    margin-top: ${theme.space[1]};
  }
`;

/** Messages of the photo picker: resizing in progress, small photos, and rejected files. */
export function PickingWords({ refusals, small, isPreparing }: Omit<ReturnType<typeof usePicking>, 'pick'>) {
  return (
    <>
      <Word>{isPreparing && texts.preparing}</Word>
      <output>{small.length > 0 && texts.small(small)}</output>
      <Refusals role="alert">
        {refusals.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </Refusals>
    </>
  );
}
