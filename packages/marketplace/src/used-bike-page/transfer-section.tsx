import { placeName, stateName } from '@dopahiya/domain/places';
import type { UsedBikeDetail } from '@dopahiya/domain/market';
import { formatDate, formatPrice } from '@dopahiya/domain/site';
import type { TransferCosts } from '@dopahiya/engines/transfer';
import { Section } from '@dopahiya/ui-kit';
import * as texts from '#texts/used-bike-costs';
import { PriceHistory } from './price-history.tsx';
import * as S from './transfer-section.styles.ts';
import { registeredIn, spanText, transferBillOf } from './transfer-bill.ts';
import { type Buyer, useBuyer } from './use-buyer.ts';

/** Costs until the bike is transferred to the buyer, line by line, with the price history. */
export function TransferSection({ bike }: { bike: UsedBikeDetail }) {
  const buyer = useBuyer(bike);
  const costs = transferBillOf(bike, buyer);
  return (
    <Section title={texts.title} subtitle={subtitleOf(bike, buyer, costs)}>
      <S.Columns>
        <div>
          <Bill price={bike.expected_price} costs={costs} />
          <S.Note>{texts.estimate(formatDate(buyer.day))}</S.Note>
        </div>
        <PriceHistory bike={bike} until={buyer.day} />
      </S.Columns>
    </Section>
  );
}

function subtitleOf(bike: UsedBikeDetail, { city }: Buyer, { isToOtherState }: TransferCosts): string {
  const from = registeredIn(bike);
  if (isToOtherState === null || from === null || !city) return texts.whereUnknown;
  const text = isToOtherState ? texts.toOtherState : texts.withinState;
  return text(stateName(from), placeName(city.name));
}

function Bill({ price, costs: { lines, known } }: { price: number | null; costs: TransferCosts }) {
  const unknown = lines.filter(({ cost }) => cost === null).map(({ code }) => texts.lines[code].label);
  const sum = price === null ? known : { from: price + known.from, to: price + known.to };
  return (
    <S.Bill aria-label={texts.title}>
      <Row label={texts.askingPrice} note={texts.toTheSeller} value={formatPrice(price)} />
      {lines.map(({ code, cost }) => (
        <Row key={code} {...texts.lines[code]} value={cost ? spanText(cost) : texts.notKnown} />
      ))}
      <Row
        label={price === null ? texts.sumWithoutPrice : texts.sum}
        note={unknown.length > 0 ? texts.without(unknown.join(', ')) : null}
        value={spanText(sum)}
      />
    </S.Bill>
  );
}

function Row({ label, note, value }: { label: string; note: string | null; value: string }) {
  return (
    <div>
      <dt>
        <span>{label}</span> {note !== null && <small>{note}</small>}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
