import { missKinds } from '@dopahiya/domain/bikes';
import { formatNumber } from '@dopahiya/domain/site';
import { missedInWords, ruleOf } from '@dopahiya/engines/choose';
import * as texts from '#texts/considered';
import type { ChooseInputs } from './choose-inputs.ts';
import type { ChooseAnswer } from './choose-queries.ts';
import * as S from './chosen-bikes.styles.ts';

export interface ConsideredProps {
  answer: ChooseAnswer;
  inputs: Pick<ChooseInputs, 'use'>;
}

/** How many bikes were considered, why the others are left out, and what the use asks for. */
export function Considered({ answer: { considered, beaten, missed }, inputs: { use } }: ConsideredProps) {
  const rule = ruleOf(use);
  const asked = [
    rule.needsAbs && texts.abs,
    rule.minPower !== undefined && texts.minPower(formatNumber(rule.minPower)),
    rule.maxPower !== undefined && texts.maxPower(formatNumber(rule.maxPower)),
    rule.maxWeight !== undefined && texts.maxWeight(formatNumber(rule.maxWeight)),
    texts.minElectricSpeed(formatNumber(rule.minElectricSpeed)),
  ].filter((text) => typeof text === 'string');
  return (
    <S.Considered>
      <p>{texts.considered(formatNumber(considered), formatNumber(beaten), beaten)}</p>
      <ul>
        {missKinds.flatMap((kind) => {
          const count = missed[kind] ?? 0;
          return count > 0 ? [<li key={kind}>{missedInWords(kind, count)}</li>] : [];
        })}
      </ul>
      <p>{texts.rule(texts.uses[use], asked)}</p>
    </S.Considered>
  );
}
