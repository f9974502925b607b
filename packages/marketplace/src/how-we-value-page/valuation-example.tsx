import { formatPrice } from '@dopahiya/domain/site';
import { type BikeToValue, type ValuationModel, valueBike } from '@dopahiya/engines/valuation';
import * as texts from '#texts/how-we-value-page';

const age = 5;

/** Example bike of the page's text. */
const apache: Omit<BikeToValue, 'year'> = {
  slug: 'apache-rtr-160-4v',
  brand: 'tvs',
  electric: false,
  cc: 159.7,
  newPrice: { amount: 116_491, kind: 'on-sale' },
  km: 25_000,
  owner: 1,
  state: 'Karnataka',
};

/** Worked example for the month of the listings; renders nothing if the model cannot value it. */
export function ValuationExample({ model }: { model: ValuationModel }) {
  const [year = 0, month = 1] = model.month.split('-').map(Number);
  const valued = valueBike(model, { ...apache, year: year - age }, { year, month });
  if ('none' in valued) return null;
  const { value, span, confidence } = valued;
  const sureness = confidence === null ? '' : texts.exampleConfidence(confidence);
  return (
    <>
      <h3>{texts.exampleTitle}</h3>
      <p>{texts.example(formatPrice(value), formatPrice(span.low), formatPrice(span.high), sureness)}</p>
    </>
  );
}
