import { placeName } from '@dopahiya/domain/places';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import * as texts from '#texts/price-stone';
import { IconButton } from '../../button/icon-button.tsx';
import { ErrorPanel } from '../../error-panel/error-panel.tsx';
import { Spinner } from '../../spinner/spinner.tsx';
import { theme } from '../../theme/theme.ts';
import { Stone } from '../stone/stone.tsx';
import { Bill } from './bill.tsx';
import { BillSkeleton } from './bill-skeleton.tsx';
import type { PriceState } from './price-bill.ts';

export interface PriceStoneProps {
  /** Kind of price: 'On-road price'. */
  label: string;
  /** City of the price; null before one is chosen. */
  city: string | null;
  /** State of the price. */
  price: PriceState;
  /** Note on the right: 'Indicative'. */
  note?: ReactNode;
  /** Copies the price; without it there is no button. */
  onCopy?: () => void;
  /** Heading level. @default 2 */
  level?: 2 | 3;
}

/** Price with its breakdown under a yellow cap; lines may expand to show their source. */
export function PriceStone({ label, city, price, note, onCopy, level }: PriceStoneProps) {
  const bill = 'bill' in price && price.bill;
  return (
    <Stone
      title={city === null ? label : `${label}, ${placeName(city)}`}
      note={note}
      level={level ?? 2}
      action={bill && onCopy && <IconButton icon="copy" label={texts.copyPrice} tone="quiet" onClick={onCopy} />}
    >
      <div aria-busy={price.status === 'loading'}>
        <PriceStatus price={price} />
        {bill && <Bill bill={bill} />}
      </div>
    </Stone>
  );
}

function PriceStatus({ price }: Pick<PriceStoneProps, 'price'>) {
  if (price.status === 'known') return null;
  if (price.status === 'loading') return <Awaited {...price} />;
  if (price.status === 'failed') return <Failure {...price} />;
  return (
    <Message>
      <p>{price.text}</p>
      {'action' in price && price.action}
    </Message>
  );
}

function Awaited({ label, bill }: Extract<PriceState, { status: 'loading' }>) {
  if (!bill) return <BillSkeleton label={label} />;
  return (
    <Corner>
      <Spinner label={label} />
    </Corner>
  );
}

function Failure({ title, message, onRetry, retrying = false }: Extract<PriceState, { status: 'failed' }>) {
  return (
    <BesideBill>
      <ErrorPanel title={title} message={message} retrying={retrying} {...(onRetry && { onRetry })} />
    </BesideBill>
  );
}

const Message = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[3]};
  color: ${theme.color.textMuted};
`;

const Corner = styled.div`
  float: inline-end;
  margin-top: ${theme.space[2]};
`;

const BesideBill = styled.div`
  &:not(:last-child) {
    margin-bottom: ${theme.space[4]};
  }
`;
