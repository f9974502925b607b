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

/** Which menu the bikes stand in. */
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

/** Bikes of an open menu's kind on one ground line, each with its price, and the way to what is done with them next. */
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

/** Bikes and scooters of the first menu run on petrol: those on a battery have a menu of their own. */
const isOf = (bike: BikeCard, kind: MenuLineUpKind): boolean => kind !== 'bikes' || !isElectric(bike);

/** The first of each body style, then the others: as many outlines as there are. */
function varied(bikes: readonly BikeCard[]): BikeCard[] {
  const firsts = new Map(bikes.toReversed().map((bike) => [bike.body_style, bike]));
  const rank = (bike: BikeCard) => (firsts.get(bike.body_style) === bike ? 0 : 1);
  return bikes.toSorted((one, other) => rank(one) - rank(other)).slice(0, standing);
}

/** Columns as wide as their bikes are long, so that drawings and names keep together at any scale. */
const widthOf = ({ drawing }: BikeCard) => ({ flexGrow: drawing?.width ?? 1 });
