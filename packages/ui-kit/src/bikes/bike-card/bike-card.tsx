import { type BikeCard as BikeFacts, fullNameOf } from '@dopahiya/domain/bikes';
import { priceQualifier } from '@dopahiya/domain/prices';
import { isElectric } from '@dopahiya/domain/specifications';
import { Fragment, type ReactNode } from 'react';
import * as texts from '#texts/bike-card';
import { Badge } from '../../badge/badge.tsx';
import { BikeDrawing } from '../bike-drawing/bike-drawing.tsx';
import { ButtonLink } from '../../button/button-link.tsx';
import { Price } from '../../money/price/price.tsx';
import { Photograph } from '../photograph/photograph.tsx';
import { GroundLine } from '../../ground-line/ground-line.tsx';
import { SaleBadge } from '../sale-badge/sale-badge.tsx';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx';
import * as S from './bike-card.styles.ts';
import { Highlights } from './highlights.tsx';
import { launchText } from './launch-text.ts';
import { mainFacts } from './main-facts.ts';

export interface BikeCardProps {
  /** The bike as lists have it. */
  bike: BikeFacts;
  /** Address of its page. */
  to: string;
  /** Navigation state that goes with it. */
  state?: unknown;
  /** A link below the price that looks like a button: 'View Offers'. */
  action?: string;
  /** The part of its page that the action leads to, by its anchor. @default its top */
  actionAt?: string;
  /** A word on the stage: 'Popular'. */
  badge?: string;
  /** A line below the price: 'EMI from ₹3,650'. */
  note?: ReactNode;
  /** The month 'YYYY-MM' that its list says of the prices: one of another month says its own. */
  listMonth?: string | null;
  /** Place in a ranking, shown as a large figure behind the bike. */
  rank?: number;
  /** Whether the bike's highlights can be unfolded. @default 'hidden' */
  highlights?: 'hidden' | 'expandable';
  /** Shows the picture large; with it the picture is a button. */
  onEnlarge?: () => void;
  /** Buttons of other features beside the action, or below it where the card is narrow: 'Add to compare'. */
  tools?: ReactNode;
  /** Level of the name's heading: the one below that of the list. @default 'h3' */
  heading?: 'h2' | 'h3';
  /** 'eager' for what is in sight at first. @default 'lazy' */
  loading?: 'lazy' | 'eager';
}

/** A bike on its stage with name, main facts and price; all of it leads to its page. Renders an `<article>`. */
export function BikeCard({
  bike,
  to,
  state,
  action,
  actionAt,
  note,
  highlights = 'hidden',
  heading = 'h3',
  tools,
  onEnlarge,
  listMonth,
  ...stage
}: BikeCardProps) {
  const { brand, name } = bike;
  const fullName = fullNameOf(bike);
  return (
    <S.Root>
      <CardStage bike={bike} onEnlarge={onEnlarge} {...stage} />
      <GroundLine tone={bike.photo ? 'plain' : 'ground'} />
      <S.Body>
        <S.Brand>{brand.name}</S.Brand>
        <S.Heading as={heading}>
          <S.Name to={to} state={state}>
            {name}
          </S.Name>
        </S.Heading>
        <CardFacts bike={bike} />
        <CardPrice bike={bike} listMonth={listMonth} />
        {note && <S.Note>{note}</S.Note>}
        {highlights === 'expandable' && <Highlights bike={bike} />}
        <S.Foot>
          {action && (
            <S.Action>
              <ButtonLink to={actionAt ? `${to}#${actionAt}` : to} state={state} tone="secondary" width="full">
                {texts.actionFor(action, fullName, hide)}
              </ButtonLink>
            </S.Action>
          )}
          <S.Tools>{tools}</S.Tools>
        </S.Foot>
      </S.Body>
    </S.Root>
  );
}

interface CardStageProps extends Pick<BikeCardProps, 'bike' | 'badge' | 'rank' | 'loading'> {
  onEnlarge: (() => void) | undefined;
}

function CardStage({ bike, badge, rank, loading = 'lazy', onEnlarge }: CardStageProps) {
  const { photo } = bike;
  const drawing = <BikeDrawing bike={bike} loading={loading} />;
  return (
    <S.Stage data-rank={rank}>
      {photo ? <Photograph photo={photo} sizes={S.photoSizes} loading={loading} fallback={drawing} /> : drawing}
      <S.Badges>
        {isElectric(bike) && <Badge tone="electric">{texts.electric}</Badge>}
        {/* An upcoming one says so by its price. */}
        {bike.status !== 'upcoming' && <SaleBadge bike={bike} />}
        {badge && <Badge tone="ink">{badge}</Badge>}
      </S.Badges>
      {onEnlarge && <S.Enlarge type="button" aria-label={texts.enlarge(fullNameOf(bike))} onClick={onEnlarge} />}
    </S.Stage>
  );
}

function CardFacts({ bike }: Pick<BikeCardProps, 'bike'>) {
  return (
    <S.Facts>
      {mainFacts(bike).map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 && ' '}
          <span>
            {index > 0 && <i>· </i>}
            {fact}
          </span>
        </Fragment>
      ))}
    </S.Facts>
  );
}

function CardPrice({ bike, listMonth }: Pick<BikeCardProps, 'bike'> & { listMonth: string | null | undefined }) {
  const { status, price, price_month } = bike;
  // One line on a card: only a last price, or an older one than its list says, would mislead without its month.
  const saysMonth = status === 'discontinued' || (listMonth !== undefined && price_month !== listMonth);
  const qualifier = priceQualifier({ status, price_month: saysMonth ? price_month : null });
  if (status !== 'upcoming') return <Price amount={price} size="l" qualifier={qualifier} />;
  return (
    <>
      <Price amount={price} size="l" label={texts.expectedPrice} qualifier={qualifier} />
      <S.Note>{launchText(bike.launch_date)}</S.Note>
    </>
  );
}

const hide = (text: string) => <VisuallyHidden>{text}</VisuallyHidden>;
