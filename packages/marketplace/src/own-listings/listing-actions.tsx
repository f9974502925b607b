import { type OwnUsedBike, sellerChoices } from '@dopahiya/domain/market';
import { Button } from '@dopahiya/ui-kit';
import { useState } from 'react';
import * as texts from '#texts/own-listings';
import { ConfirmDialog } from './confirm-dialog.tsx';
import * as S from './own-listings.styles.ts';
import { PriceDialog } from './price-dialog.tsx';
import { useListingChange, useListingRemoval, explainFailedChange } from './use-listing-change.ts';

type Part = 'edit' | 'photos';
type Question = 'price' | 'sell' | 'withdraw' | 'remove';

interface ListingActionsProps {
  bike: OwnUsedBike;
  title: string;
  /** Open section of the listing; null if none. */
  open: Part | null;
  onToggle: (part: Part) => void;
  onGone: () => void;
}

/** Actions that a seller can take on a listing in its current status. */
export function ListingActions({ bike, title, open, onToggle, onGone }: ListingActionsProps) {
  const [asked, setAsked] = useState<Question | null>(null);
  const choices = sellerChoices[bike.status];
  const renewal = useListingChange(bike);
  const act = (question: Question, label: string) => (
    <Button tone="quiet" size="small" aria-label={texts.of(label, title)} onClick={() => setAsked(question)}>
      {label}
    </Button>
  );
  const part = (name: Part, label: string) => (
    <Button
      tone="secondary"
      size="small"
      aria-label={texts.of(label, title)}
      aria-expanded={open === name}
      onClick={() => onToggle(name)}
    >
      {label}
    </Button>
  );
  const isOnSale = bike.status === 'pending' || bike.status === 'active';
  const renew = isOnSale ? texts.renew : texts.sellAgain;
  return (
    <S.Actions>
      {choices.includes('edit') && part('edit', texts.edit)}
      {choices.includes('edit') && part('photos', texts.photos)}
      {choices.includes('edit') && act('price', texts.changePrice)}
      {choices.includes('sell') && act('sell', texts.markSold)}
      {choices.includes('renew') && (
        <Button
          tone="quiet"
          size="small"
          aria-label={texts.of(renew, title)}
          loading={renewal.isPending}
          onClick={() => renewal.mutate({ status: 'active' })}
        >
          {renew}
        </Button>
      )}
      {choices.includes('unsell') && <SoldUndo bike={bike} title={title} />}
      {choices.includes('withdraw') && act('withdraw', texts.withdraw)}
      {act('remove', texts.remove)}
      {renewal.error && <S.Problem role="alert">{explainFailedChange(renewal.error)}</S.Problem>}
      {renewal.isSuccess && <S.Done>{texts.renewed}</S.Done>}
      <Questions bike={bike} title={title} asked={asked} onClose={() => setAsked(null)} onGone={onGone} />
    </S.Actions>
  );
}

/** Button to undo marking a bike as sold, shown for one day. */
function SoldUndo({ bike, title }: Pick<ListingActionsProps, 'bike' | 'title'>) {
  const undo = useListingChange(bike);
  const [openedAt] = useState(() => Date.now());
  if (!isSoldLately(bike, openedAt)) return null;
  return (
    <>
      <Button
        tone="secondary"
        size="small"
        aria-label={texts.of(texts.notSold, title)}
        loading={undo.isPending}
        onClick={() => undo.mutate({ status: 'active' })}
      >
        {texts.notSold}
      </Button>
      {undo.error && <S.Problem role="alert">{explainFailedChange(undo.error)}</S.Problem>}
    </>
  );
}

const DAY_MS = 86_400_000;

/** Checks whether marking as sold can still be undone. */
const isSoldLately = ({ sold_at }: OwnUsedBike, now: number): boolean =>
  sold_at !== null && now - Date.parse(sold_at) < DAY_MS;

interface QuestionsProps extends Pick<ListingActionsProps, 'bike' | 'title' | 'onGone'> {
  asked: Question | null;
  onClose: () => void;
}

function Questions({ bike, title, asked, onClose, onGone }: QuestionsProps) {
  const change = useListingChange(bike);
  const removal = useListingRemoval(bike, onGone);
  if (asked === 'price' || asked === 'sell')
    return <PriceDialog bike={bike} title={title} question={asked} onClose={onClose} />;
  if (asked === 'withdraw')
    return (
      <ConfirmDialog
        words={{ ...texts.withdrawal, title: texts.of(texts.withdraw, title) }}
        isPending={change.isPending}
        problem={change.error && explainFailedChange(change.error)}
        onClose={onClose}
        onConfirm={() => change.mutate({ status: 'withdrawn' }, { onSuccess: onClose })}
      />
    );
  if (asked === 'remove')
    return (
      <ConfirmDialog
        words={{ ...texts.removal, title: texts.of(texts.remove, title) }}
        isPending={removal.isPending}
        problem={removal.error && explainFailedChange(removal.error)}
        onClose={onClose}
        onConfirm={() => removal.mutate()}
      />
    );
  return null;
}
