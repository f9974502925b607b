import { Later, Section, Skeleton } from '@dopahiya/ui-kit';
import * as claims from '#texts/owner-claims';
import { useUsedBikes } from './use-used-bikes.ts';
import type { UsedBikesPart } from './used-bikes-address.ts';
import { UsedBikesHero } from './used-bikes-hero.tsx';
import * as S from './used-bikes-page.styles.ts';

// A bundle of its own, so that the shared chunks of other pages do not change.
const parts = () => import('./used-bikes-parts.ts');
const loadBrands = async () => (await parts()).BrandStrip;
const loadList = async () => (await parts()).UsedBikesSection;

export interface UsedBikesPageProps {
  part: UsedBikesPart;
}

/** Page of used bikes with filters; every state has an address and works without scripts. */
export function UsedBikesPage({ part }: UsedBikesPageProps) {
  const first = useUsedBikes(part).data?.pages[0];
  return (
    <>
      <UsedBikesHero verified={first?.verified_count ?? null} />
      <Later load={loadBrands} fallback={<Skeleton height="180px" />} part={part} brands={first?.facets?.brand ?? []} />
      <Later load={loadList} fallback={<Skeleton height="900px" />} part={part} />
      <Section title={claims.why} tone="sunken">
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
