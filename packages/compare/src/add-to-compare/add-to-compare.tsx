import type { BikeCard } from '@dopahiya/domain';
import { Button, IconButton, showToast } from '@dopahiya/ui-kit';
import { comparedBikes, comparedLimit, toggleCompared, useRemembered } from '@dopahiya/visitor';
import { fullNameOf } from '../comparison/compared-bike.ts';

/** What `AddToCompare` takes. */
export interface AddToCompareProps {
  /** The bike; everything known of one will do, its card is what is kept. */
  bike: BikeCard;
  /** A button with words, or an icon for a card. @default 'words' */
  look?: 'words' | 'icon';
}

/** Picks a bike for a comparison, or lets it go; what is picked survives navigation. Renders a toggle `<button>`. */
export function AddToCompare({ bike, look = 'words' }: AddToCompareProps) {
  const [picked] = useRemembered(comparedBikes);
  const isPicked = picked.some(({ slug }) => slug === bike.slug);
  const toggle = () => {
    if (toggleCompared(cardOf(bike))) return;
    const text = `${comparedLimit} bikes fit side by side. Take one out below before you add the ${fullNameOf(bike)}.`;
    showToast({ kind: 'notice', text });
  };
  const label = `Add to compare: ${fullNameOf(bike)}`;
  if (look === 'icon') return <IconButton icon="compare" label={label} pressed={isPicked} onClick={toggle} />;
  return (
    <Button
      tone="secondary"
      leadingIcon={isPicked ? 'check' : 'compare'}
      aria-pressed={isPicked}
      aria-label={label}
      onClick={toggle}
    >
      Add to compare
    </Button>
  );
}

/** The fields of a card, so that the browser does not keep everything that is known of a bike. */
function cardOf(bike: BikeCard): BikeCard {
  return {
    id: bike.id,
    slug: bike.slug,
    name: bike.name,
    brand: bike.brand,
    status: bike.status,
    body_style: bike.body_style,
    price: bike.price,
    price_month: bike.price_month,
    launch_date: bike.launch_date,
    drawing: bike.drawing,
    image: bike.image,
    is_popular: bike.is_popular,
    rating: bike.rating,
    key_highlights: [],
    fuel_type: bike.fuel_type,
    engine_capacity: bike.engine_capacity,
    mileage: bike.mileage,
    max_power: bike.max_power,
    battery_capacity: bike.battery_capacity,
    battery_range: bike.battery_range,
    top_speed: bike.top_speed,
  };
}
