import { paths } from '@dopahiya/domain/site';
import { Later, SectionLinks } from '@dopahiya/ui-kit';
import * as texts from '#texts/price-checker-form';
import { checkerHead } from './checker-head.ts';
import { PlainForm } from './plain-form.tsx';

const load = async () => (await import('./price-checker-section.tsx')).PriceCheckerSection;

/** `PriceChecker` as a section; until it is loaded, and without scripts, a form that leads to its page. */
export const LaterPriceChecker = () => (
  <Later
    browserOnly
    load={load}
    fallback={
      <SectionLinks
        {...checkerHead}
        links={[{ label: texts.emiTab, to: paths.emiCalculator }]}
        form={<PlainForm />}
        height={{ narrow: '1033px', wide: '581px' }}
      />
    }
  />
);
