import { type BikeCard, fullNameOf, toBikeCard } from '@dopahiya/domain/bikes';
import { Button, IconButton, showToast } from '@dopahiya/ui-kit';
import { comparedBikes, comparedLimit, toggleCompared, useFromRemembered } from '@dopahiya/visitor';
import * as texts from '#texts/add-to-compare';

export interface AddToCompareProps {
  /** The bike; everything known of one will do, its card is what is stored. */
  bike: BikeCard;
  /** A button with words, or an icon that only screen readers hear named, for a card. @default 'visibly' */
  labelled?: 'visibly' | 'hidden';
}

/** Picks a bike for a comparison, or lets it go; what is picked survives navigation. Renders a toggle `<button>`. */
export function AddToCompare({ bike, labelled = 'visibly' }: AddToCompareProps) {
  const isPicked = useFromRemembered(comparedBikes, (picked) => picked.some(({ slug }) => slug === bike.slug));
  const toggle = () => {
    if (toggleCompared(toBikeCard(bike))) return;
    showToast({ kind: 'notice', text: texts.full(comparedLimit, fullNameOf(bike)) });
  };
  const label = texts.addBike(fullNameOf(bike));
  if (labelled === 'hidden') return <IconButton icon="compare" label={label} pressed={isPicked} onClick={toggle} />;
  return (
    <Button
      tone="secondary"
      leadingIcon={isPicked ? 'check' : 'compare'}
      aria-pressed={isPicked}
      aria-label={label}
      onClick={toggle}
    >
      {texts.addToCompare}
    </Button>
  );
}
