import { paths } from '@dopahiya/domain/site';
import { deferredSection } from '@dopahiya/ui-kit';
import * as texts from '#texts/ownership-section';
import type { OwnershipSectionProps } from './ownership-section.tsx';

/** `OwnershipSection`, loaded when it comes near; until then a link to the page that works it out. */
export const DeferredOwnershipSection = deferredSection<OwnershipSectionProps>({
  title: texts.title,
  links: ({ slugs }) => [
    { label: texts.link, to: `${paths.ownership}?${new URLSearchParams(slugs.map((slug) => ['bike', slug]))}` },
  ],
  minHeight: { narrow: '12rem', wide: '10rem' },
  load: async () => (await import('./ownership-section.tsx')).OwnershipSection,
});
