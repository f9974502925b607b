import { bikeQueries, useApi } from '@dopahiya/api-client';
import type { BikeCard } from '@dopahiya/domain/bikes';
import { priceQualifier } from '@dopahiya/domain/prices';
import { paths } from '@dopahiya/domain/site';
import { isElectric } from '@dopahiya/domain/specifications';
import { Link } from '@dopahiya/ui-kit';
import { BikeDrawing, Stage } from '@dopahiya/ui-kit/bikes';
import { Price } from '@dopahiya/ui-kit/money';
import { useQuery } from '@tanstack/react-query';
import * as texts from '#texts/menu-line-up';
import * as S from './menu-line-up.styles.ts';

/** Menu that the bikes are shown in. */
export type MenuLineUpKind = keyof typeof kinds;

const standing = 3;

const kinds = {
  bikes: { ...texts.bikes, list: bikeQueries.trending, foot: paths.compareBike, state: { source: 'bikes' } },
  electric: {
    ...texts.electric,
    list: bikeQueries.electric,
    foot: paths.compareElectricBikes,
    state: { source: 'electric' },
  },
  finance: { ...texts.finance, list: bikeQueries.popular, foot: paths.priceChecker, state: undefined },
} as const;

/** Bikes for an open menu on one ground line, each with its price, and a link to a next step. */
export function MenuLineUp({ kind }: { kind: MenuLineUpKind }) {
  const { list, label, question, way, foot, state } = kinds[kind];
  const { data = [] } = useQuery(list(useApi()));
  const bikes = varied(data.filter((bike) => bike.drawing && bike.image && isOf(bike, kind)));
  return (
    <>
      {bikes.length > 0 && (
        <>
          <Stage bikes={bikes} scale="teaser">
            {bikes.map((bike) => (
              <S.Place key={bike.id} style={widthOf(bike)}>
                <BikeDrawing bike={bike} alt="" loading="eager" />
              </S.Place>
            ))}
          </Stage>
          <S.Names aria-label={label}>
            {bikes.map((bike) => (
              <S.Bike key={bike.id} style={widthOf(bike)}>
                <Named bike={bike} kind={kind} />
              </S.Bike>
            ))}
          </S.Names>
        </>
      )}
      <S.Foot>
        <b>{question}</b>
        <Link to={foot} state={state}>
          {way}
        </Link>
      </S.Foot>
    </>
  );
}

function Named({ bike, kind }: { bike: BikeCard; kind: MenuLineUpKind }) {
  const { brand, name, slug, price, status } = bike;
  const to = kind === 'finance' && slug ? paths.onRoadPrice(slug) : paths.bike(bike);
  return (
    <>
      <S.Name to={to}>
        <small>{brand.name}</small> {name}
      </S.Name>
      <Price amount={price} size="s" qualifier={priceQualifier({ status })} />
    </>
  );
}

/** Checks whether a bike belongs in a menu: electric ones have a menu of their own. */
const isOf = (bike: BikeCard, kind: MenuLineUpKind): boolean => kind !== 'bikes' || !isElectric(bike);

/** Sorts the first bike of each body style to the front, for as many different outlines as possible. */
function varied(bikes: readonly BikeCard[]): BikeCard[] {
  const firsts = new Map(bikes.toReversed().map((bike) => [bike.body_style, bike]));
  const rank = (bike: BikeCard) => (firsts.get(bike.body_style) === bike ? 0 : 1);
  return bikes.toSorted((one, other) => rank(one) - rank(other)).slice(0, standing);
}

/** Returns a column width proportional to the bike's length, so that drawings and names stay aligned at any scale. */
const widthOf = ({ drawing }: BikeCard) => ({ flexGrow: drawing?.width ?? 1 });
