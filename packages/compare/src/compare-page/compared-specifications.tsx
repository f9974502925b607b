import { Section, Switch } from '@dopahiya/ui-kit';
import { hasDifference } from '@dopahiya/ui-kit/bikes';
import { CompareTable } from '../compare-table/compare-table.tsx';
import { useMemo, useState } from 'react';
import * as texts from '#texts/compare-page';
import type { NamedBikes } from '../comparison/compared-bike.ts';
import { comparedGroupsOf } from '../spec-groups/spec-groups.ts';
import * as S from './compared-specifications.styles.ts';

/** Specifications of the compared bikes. */
export function ComparedSpecifications({ bikes, names }: NamedBikes) {
  const groups = useMemo(() => comparedGroupsOf(bikes), [bikes]);
  const [onlyDiffering, setOnlyDiffering] = useState(false);
  const isEmpty = onlyDiffering && !groups.some(({ rows }) => rows.some(hasDifference));
  return (
    <Section
      title={texts.specifications}
      action={
        <S.Choice>
          <Switch checked={onlyDiffering} onChange={(event) => setOnlyDiffering(event.target.checked)}>
            {texts.onlyDiffering}
          </Switch>
        </S.Choice>
      }
    >
      <S.Names aria-hidden="true" style={{ '--columns': names.length + 1 }}>
        <span />
        {names.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </S.Names>
      <CompareTable names={names} groups={groups} rows={onlyDiffering ? 'differing' : 'all'} heading="sticky" />
      <S.Said>{isEmpty && texts.nothingDiffers}</S.Said>
    </Section>
  );
}
