import { placeName } from '@dopahiya/domain/places';
import type { UsedBikeDetail } from '@dopahiya/domain/market';
import { priceQualifier } from '@dopahiya/domain/prices';
import { formatPrice, formatQuantity, paths } from '@dopahiya/domain/site';
import { Link, Section } from '@dopahiya/ui-kit';
import { BikeDrawing, Stage } from '@dopahiya/ui-kit/bikes';
import { Price } from '@dopahiya/ui-kit/money';
import * as texts from '#texts/used-bike-costs';
import { nameOf } from '../used-bikes-page/used-bike-card.ts';
import * as S from './same-bike-new.styles.ts';
import { useBuyer } from './use-buyer.ts';

/** The same model new, drawn to scale, with its price in the visitor's city; renders nothing if it is not sold new. */
export function SameBikeNew({ bike }: { bike: UsedBikeDetail }) {
  const model = bike.catalogue_bike;
  return model?.status === 'on_sale' ? <NewModel bike={bike} model={model} /> : null;
}

interface NewModelProps {
  bike: UsedBikeDetail;
  model: NonNullable<UsedBikeDetail['catalogue_bike']>;
}

function NewModel({ bike, model }: NewModelProps) {
  const { expected_price, km_ridden, brand_details, drawing } = bike;
  const drawn = { name: model.name, brand: brand_details, image: model.image, drawing };
  const own = bike.images.find(({ is_drawing }) => is_drawing);
  const both = own ? [{ ...drawn, image: own.address }, drawn] : [drawn];
  const price = useNewPrice({ bike, model });
  const to = paths.bike({ id: model.slug, slug: model.slug, brand: { slug: model.brand_slug } });
  return (
    <Section title={texts.sameNew} subtitle={texts.sameNewWhy}>
      <Stage bikes={both} scale="compare">
        {own && <BikeDrawing bike={{ ...drawn, image: own.address }} alt={texts.drawnUsed(model.name)} />}
        <BikeDrawing bike={drawn} alt={texts.drawnNew(`${brand_details.name} ${model.name}`)} />
      </Stage>
      <S.Both>
        <div>
          <h3>{texts.thisOne(nameOf(bike))}</h3>
          {km_ridden !== null && <p>{formatQuantity(km_ridden, 'km')}</p>}
          <Price amount={expected_price} size="l" qualifier={texts.asked} />
        </div>
        <div>
          <h3>
            <Link to={to}>{texts.newOne(`${brand_details.name} ${model.name}`)}</Link>
          </h3>
          <p>{texts.notRidden}</p>
          <Price amount={price.amount} size="l" qualifier={price.qualifier} />
          {price.amount !== null && expected_price !== null && <p>{difference(price.amount - expected_price)}</p>}
        </div>
      </S.Both>
    </Section>
  );
}

function difference(rupees: number): string {
  if (rupees === 0) return texts.asDear;
  return (rupees > 0 ? texts.dearer : texts.cheaper)(formatPrice(Math.abs(rupees)));
}

/** Returns the on-road price in the buyer's city, else the ex-showroom price. */
function useNewPrice({ bike, model: { price, price_month } }: NewModelProps) {
  const { city, price: onRoad } = useBuyer(bike);
  if (onRoad && onRoad.on_road_price !== null && city)
    return { amount: onRoad.on_road_price, qualifier: texts.onRoad(placeName(city.name)) };
  return { amount: price, qualifier: priceQualifier({ status: 'on_sale', price_month }) };
}
