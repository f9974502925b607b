import { Later, Section, Skeleton } from '@dopahiya/ui-kit';
import * as claims from '#texts/owner-claims';
import { useUsedBikes } from './use-used-bikes.ts';
import type { UsedBikesPart } from './used-bikes-address.ts';
import { UsedBikesHero } from './used-bikes-hero.tsx';
import * as S from './used-bikes-page.styles.ts';

// What filters and lists is shared with few pages: in scripts of its own it cuts those of no other page anew.
const parts = () => import('./used-bikes-parts.ts');
const loadBrands = async () => (await parts()).BrandStrip;
const loadList = async () => (await parts()).UsedBikesSection;

export interface UsedBikesPageProps {
  part: UsedBikesPart;
}

/** Bikes that people sell, with what narrows them; every state has an address, and works without a script. */
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
