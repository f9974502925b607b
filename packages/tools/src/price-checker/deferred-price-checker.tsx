import { paths } from '@dopahiya/domain/site';
import { deferredSection } from '@dopahiya/ui-kit';
import * as texts from '#texts/price-checker-form';
import { checkerHead } from './checker-head.ts';
import { PlainForm } from './plain-form.tsx';

/** `PriceChecker` as a section, loaded when it comes near; until then, and without scripts, a form that leads to its page. */
export const DeferredPriceChecker = deferredSection({
  ...checkerHead,
  links: [{ label: texts.emiTab, to: paths.emiCalculator }],
  form: <PlainForm />,
  minHeight: { narrow: '1020px', wide: '514px' },
  load: async () => (await import('./price-checker-section.tsx')).PriceCheckerSection,
});
