import { missKinds } from '@dopahiya/domain/bikes';
import { missedInWords } from '@dopahiya/engines/choose';
import { EmptyState } from '@dopahiya/ui-kit';
import * as texts from '#texts/chosen-bikes';
import type { ChooseAnswer } from './choose-queries.ts';

/** Says that no bike meets all needs, and which need excludes most bikes. */
export function NoneChosen({ answer: { missed } }: { answer: Pick<ChooseAnswer, 'missed'> }) {
  const [most] = missKinds.toSorted((one, other) => (missed[other] ?? 0) - (missed[one] ?? 0));
  const count = most ? (missed[most] ?? 0) : 0;
  return (
    <EmptyState
      title={texts.none}
      message={most && count > 0 ? texts.noneBecause(missedInWords(most, count)) : texts.noneKnown}
    />
  );
}
