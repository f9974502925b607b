import { islands } from '@dopahiya/site';
import { Section, showLoadFailure } from '@dopahiya/ui-kit';
import * as claims from '#texts/owner-claims';
import { useUsedBikes } from './use-used-bikes.ts';
import type { UsedBikesPart } from './used-bikes-address.ts';
import { UsedBikesHero } from './used-bikes-hero.tsx';
import * as S from './used-bikes-page.styles.ts';

// What filters and lists is shared with few pages: in scripts of its own it cuts those of no other page anew.
const { BrandStrip, UsedBikesSection } = islands(
  () => import('./used-bikes-parts.ts'),
  { BrandStrip: { minHeight: '180px' }, UsedBikesSection: { minHeight: '900px' } },
  { onFailure: showLoadFailure },
);

export interface UsedBikesPageProps {
  part: UsedBikesPart;
}

/** Bikes that people sell, with what narrows them; every state has an address, and works without a script. */
export function UsedBikesPage({ part }: UsedBikesPageProps) {
  const first = useUsedBikes(part).data?.pages[0];
  return (
    <>
      <UsedBikesHero verified={first?.verified_count ?? null} />
      <BrandStrip part={part} brands={first?.facets?.brand ?? []} />
      <UsedBikesSection part={part} />
      <Section title={claims.why} tone="sunken" height={[520, 260]}>
        <S.Reasons>
          {claims.reasons.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </S.Reasons>
      </Section>
    </>
  );
}
