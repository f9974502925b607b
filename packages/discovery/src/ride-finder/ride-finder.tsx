import type { BikeRange } from '@dopahiya/domain/bikes';
import type { BodyStyle } from '@dopahiya/domain/specifications';
import { Later, Section, Skeleton, Tabs } from '@dopahiya/ui-kit';
import { useState } from 'react';
import * as texts from '#texts/ride-finder';
import { sectionHeads } from '../home-sections/section-heads.ts';
import { BrandFinder } from './brand-finder.tsx';
import { FinderLinks } from './finder-links.tsx';

// Tabs other than the first load when selected.
const loadOtherFilter = async () => (await import('./other-filter.tsx')).OtherFilter;

export interface RideFinderProps {
  /** Tab labels; a tab without a filter says that it is coming soon. */
  tabs?: readonly string[];
}

const builtTabs = [texts.brandTab, texts.budgetTab, texts.displacementTab, texts.bodyStyleTab];

/** Finds bikes by brand, budget, displacement or body style. Choosing a budget clears the displacement and vice versa. */
export function RideFinder({ tabs = builtTabs }: RideFinderProps) {
  const [tab, selectTab] = useState(tabs[0] ?? '');
  const [range, chooseRange] = useState<BikeRange | null>(null);
  const [style, chooseStyle] = useState<BodyStyle | null>(null);
  return (
    <Section {...sectionHeads.rideFinder}>
      <Tabs label={texts.findBy} tabs={tabs.map((id) => ({ id, label: id }))} selected={tab} onSelect={selectTab}>
        {tab === texts.brandTab ? (
          <BrandFinder />
        ) : (
          <Later
            when="now"
            load={loadOtherFilter}
            fallback={<Skeleton height="300px" />}
            tab={tab}
            range={range}
            onRange={chooseRange}
            style={style}
            onStyle={chooseStyle}
          />
        )}
      </Tabs>
      <FinderLinks />
    </Section>
  );
}
