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
  /** Bike from a list. */
  bike: BikeFacts;
  /** Path of its page. */
  to: string;
  /** Navigation state for that link. */
  state?: unknown;
  /** Text of a link below the price, styled as a button: 'View Offers'. */
  action?: string;
  /** Anchor on its page for the action. @default the top of the page */
  actionAt?: string;
  /** Badge on the picture: 'Popular'. */
  badge?: string;
  /** Another price to show instead of the ex-showroom price, such as the one on road in a city. */
  price?: ReactNode;
  /** Line below the price: 'EMI from ₹3,650'. */
  note?: ReactNode;
  /** Month 'YYYY-MM' that the list states for its prices: a price of another month shows its own. */
  listMonth?: string | null;
  /** Rank, shown as a large number behind the bike. */
  rank?: number;
  /** Whether the highlights can be expanded. @default 'hidden' */
  highlights?: 'hidden' | 'expandable';
  /** Enlarges the picture; if given, the picture is a button. */
  onEnlarge?: () => void;
  /** Buttons next to the action, or below it on narrow cards: 'Add to compare'. */
  tools?: ReactNode;
  /** Heading level of the name: one below the list's. @default 'h3' */
  heading?: 'h2' | 'h3';
  /** 'eager' above the fold. @default 'lazy' */
  loading?: 'lazy' | 'eager';
}

/** Card with a bike's picture, name, main facts and price that links to its page. Renders an `<article>`. */
export function BikeCard({
  bike,
  to,
  state,
  action,
  actionAt,
  price,
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
        {price ?? <CardPrice bike={bike} listMonth={listMonth} />}
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
        {/* For an upcoming bike the price itself says so. */}
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
  // A card has room for one line: the month is only needed for a last price, or one older than the list states.
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
