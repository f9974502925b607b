import { formatPrice, missingPrice } from '@dopahiya/domain/site';
import { useState } from 'react';
import { Icon } from '../../icon/icon.tsx';
import { Price } from '../price/price.tsx';
import * as S from './bill.styles.ts';
import type { BillLine, PriceBill } from './price-bill.ts';

/** Total with its lines. */
export function Bill({ bill: { total, lines, note, foot } }: { bill: PriceBill }) {
  const [atFirst] = useState(total);
  return (
    <>
      <div aria-live="polite" aria-atomic>
        <S.Total key={total} data-changed={total !== atFirst}>
          <Price amount={total} size="xl" />
        </S.Total>
        {note && <S.Note>{note}</S.Note>}
      </div>
      {lines.length > 0 && (
        <S.Lines>
          {lines.map((line) => (
            <li key={line.label}>
              {line.details ? <OpenableLine {...line} details={line.details} /> : <Line {...line} />}
            </li>
          ))}
        </S.Lines>
      )}
      {foot && <S.Foot>{foot}</S.Foot>}
    </>
  );
}

function Line({ label, amount }: BillLine) {
  return (
    <S.Line>
      <span>{label}</span>
      <b>{formatPrice(amount, missingPrice.table)}</b>
    </S.Line>
  );
}

function OpenableLine({ label, amount, details }: Required<BillLine>) {
  return (
    <details>
      <S.Line as="summary">
        <span>
          {label}
          <Icon name="chevron-down" size={16} />
        </span>
        <b>{formatPrice(amount, missingPrice.table)}</b>
      </S.Line>
      <S.Details>
        {details.map((detail) => (
          <div key={detail.label}>
            <dt>{detail.label}</dt>
            <dd>{detail.text}</dd>
          </div>
        ))}
      </S.Details>
    </details>
  );
}
