import { useApi, usedBikeQueries } from '@dopahiya/api-client';
import { type OwnUsedBike, usedBikePath } from '@dopahiya/domain/market';
import { formatPrice, paths } from '@dopahiya/domain/site';
import { Badge, Button, ButtonLink, GroundLine, Link } from '@dopahiya/ui-kit';
import { BikeDrawing } from '@dopahiya/ui-kit/bikes';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import * as texts from '#texts/sell-thanks';
import type { PhotoSending } from '../listing-photos/use-photo-sending.ts';
import { ConfirmAddress } from '../own-listings/confirm-address.tsx';
import { meaningOf } from '../own-listings/listing-words.ts';
import { bikeNameOf } from '../sell-draft/sell-answers.ts';
import type { SellDraft, StoredListing } from '../sell-draft/sell-draft.ts';
import { Confetti } from './confetti.tsx';
import * as S from './thank-you.styles.ts';
import { UnsentPhotos } from './unsent-photos.tsx';
import type { CatalogueBike } from './use-catalogue-bike.ts';
import { onwardSeconds, useOnward } from './use-onward.ts';

export interface ThankYouProps {
  /** The listed bike, with the photos to upload, or those still missing. */
  draft: SellDraft;
  listing: StoredListing;
  drawn: CatalogueBike['drawn'];
  /** Whether it was listed just now, or before the page was opened and some photos are still missing. */
  news: 'just-listed' | 'listed-before';
  sending: PhotoSending;
  /** Called when the last photo has been uploaded. */
  onAllSent: () => void;
  onAnother: () => void;
}

/** Confirms that a bike is listed, shows the photo uploads and next steps, then redirects to the used bikes. */
export function ThankYou({ draft, listing, drawn, news, sending, onAllSent, onAnother }: ThankYouProps) {
  const { answers, photos } = draft;
  const name = bikeNameOf(answers);
  const unsent = photos.filter(({ key }) => sending.stateOf(key)?.state !== 'sent');
  const areAllSent = unsent.length === 0;
  const stored = useQuery(usedBikeQueries.ownListing(useApi(), listing.id));
  const isPublic = stored.data?.status !== 'held' && !stored.data?.is_unconfirmed;
  const { isOnTheWay, stay } = useOnward(news === 'just-listed' && areAllSent);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const finish = useEffectEvent(onAllSent);
  useEffect(() => {
    if (areAllSent) finish();
  }, [areAllSent]);
  return (
    <S.Room>
      <S.Columns>
        <S.Words>
          <h2 ref={title} tabIndex={-1}>
            {texts.title}
          </h2>
          <p>{texts.listed(name, answers.year_of_manufacture, formatPrice(answers.expected_price ?? 0))}</p>
          <WhoSees bike={stored.data} />
          <S.Ways>
            <ButtonLink to={isPublic ? usedBikePath(listing) : `${paths.profile}#listings`} size="large">
              {texts.seeListing}
            </ButtonLink>
            <Button tone="secondary" size="large" onClick={onAnother}>
              {texts.another}
            </Button>
          </S.Ways>
          {!areAllSent && <UnsentPhotos listing={listing} unsent={unsent} sending={sending} />}
          {areAllSent && <Onward isOnTheWay={isOnTheWay} onStay={stay} />}
        </S.Words>
        <S.Standing>
          {news === 'just-listed' && <Confetti />}
          <Badge tone="success">{texts.badge}</Badge>
          {drawn && <BikeDrawing bike={drawn} alt="" loading="eager" />}
        </S.Standing>
      </S.Columns>
      <S.Ground>
        <GroundLine />
      </S.Ground>
      <NextSteps all={listing.photoCount} unsent={unsent.length} />
    </S.Room>
  );
}

/** Says who can see the listing. */
function WhoSees({ bike }: { bike: OwnUsedBike | undefined }) {
  if (!bike) return null;
  if (bike.status === 'held') return <p>{meaningOf(bike)}</p>;
  return bike.is_unconfirmed ? <ConfirmAddress bike={bike} /> : <p>{texts.seenNow}</p>;
}

function Onward({ isOnTheWay, onStay }: { isOnTheWay: boolean; onStay: () => void }) {
  return (
    <S.Onward>
      <output>{isOnTheWay ? texts.onward(onwardSeconds) : texts.stays}</output>{' '}
      {isOnTheWay ? (
        <Button tone="quiet" size="small" onClick={onStay}>
          {texts.stay}
        </Button>
      ) : (
        <Link to={paths.usedBikes}>{texts.toUsedBikes}</Link>
      )}
    </S.Onward>
  );
}

function NextSteps({ all, unsent }: { all: number; unsent: number }) {
  const steps = [
    { title: texts.sent, text: unsent === 0 ? texts.sentAll(all) : texts.sentSome(Math.max(0, all - unsent), all) },
    { title: texts.pending, text: texts.pendingText },
    { title: texts.onProfile, text: texts.onProfileText },
  ];
  return (
    <S.Steps aria-label={texts.steps}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </S.Steps>
  );
}
