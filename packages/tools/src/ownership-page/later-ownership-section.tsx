import { paths } from '@dopahiya/domain/site';
import { Later, SectionLinks } from '@dopahiya/ui-kit';
import * as texts from '#texts/ownership-section';
import type { OwnershipSectionProps } from './ownership-section.tsx';

const load = async () => (await import('./ownership-section.tsx')).OwnershipSection;

/** `OwnershipSection`, lazily loaded; shows a link to the ownership page until then. */
export function LaterOwnershipSection({ slugs }: OwnershipSectionProps) {
  const to = `${paths.ownership}?${new URLSearchParams(slugs.map((slug) => ['bike', slug]))}`;
  return (
    <Later
      browserOnly
      load={load}
      fallback={
        <SectionLinks
          title={texts.title}
          links={[{ label: texts.link, to }]}
          height={{ narrow: '12rem', wide: '10rem' }}
        />
      }
      slugs={slugs}
    />
  );
}
