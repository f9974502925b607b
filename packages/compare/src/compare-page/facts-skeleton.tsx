import { Section, Skeleton } from '@dopahiya/ui-kit';
import * as S from './compared-facts.styles.ts';

/** Room for what sets bikes apart while it is on its way, so that the page does not lose its length. */
export function FactsSkeleton() {
  return (
    <Section title="Key Differences" tone="sunken">
      <S.Sides aria-busy="true">
        <Skeleton height="17lh" />
        <Skeleton height="17lh" />
      </S.Sides>
    </Section>
  );
}
