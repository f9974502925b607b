import { type BikeRange, type BodyStyle, budgetRanges } from '@dopahiya/domain';
import { EmptyState, Section, Tabs } from '@dopahiya/ui-kit';
import { useState } from 'react';
import * as texts from '#texts/ride-finder';
import { sectionHeads } from '../home-sections/section-heads.ts';
import { BrandFinder } from './brand-finder.tsx';
import { FinderLinks } from './finder-links.tsx';
import { RangeFinder } from './range-finder.tsx';
import { budgetKind, displacementKind } from './range-kinds.ts';
import { StyleFinder } from './style-finder.tsx';

/** What `RideFinder` takes. */
export interface RideFinderProps {
  /** What bikes can be found by, as its tabs say it; one without a filter says that it is coming. */
  tabs?: readonly string[];
}

const builtTabs = [texts.brandTab, texts.budgetTab, texts.displacementTab, texts.bodyStyleTab];

/** Finds bikes by brand, budget, displacement and body style. A budget takes a displacement's place and vice versa. */
export function RideFinder({ tabs = builtTabs }: RideFinderProps) {
  const [tab, selectTab] = useState(tabs[0] ?? '');
  const [range, chooseRange] = useState<BikeRange | null>(null);
  const [style, chooseStyle] = useState<BodyStyle | null>(null);
  return (
    <Section {...sectionHeads.rideFinder}>
      <Tabs label={texts.findBy} tabs={tabs.map((id) => ({ id, label: id }))} selected={tab} onSelect={selectTab}>
        <Filter tab={tab} range={range} onRange={chooseRange} style={style} onStyle={chooseStyle} />
      </Tabs>
      <FinderLinks />
    </Section>
  );
}

interface FilterProps {
  tab: string;
  range: BikeRange | null;
  onRange: (range: BikeRange) => void;
  style: BodyStyle | null;
  onStyle: (style: BodyStyle) => void;
}

function Filter({ tab, range, onRange, style, onStyle }: FilterProps) {
  const isBudget = range !== null && budgetRanges.includes(range);
  switch (tab) {
    case texts.brandTab:
      return <BrandFinder />;
    case texts.budgetTab:
      return <RangeFinder key={tab} kind={budgetKind} chosen={isBudget ? range : null} onChoose={onRange} />;
    case texts.displacementTab:
      return <RangeFinder key={tab} kind={displacementKind} chosen={isBudget ? null : range} onChoose={onRange} />;
    case texts.bodyStyleTab:
      return <StyleFinder chosen={style} onChoose={onStyle} />;
    default:
      return <EmptyState title={texts.comingSoon(tab)} />;
  }
}
