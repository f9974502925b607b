import { type BikeCard, fullNameOf, toBikeCard } from '@dopahiya/domain/bikes';
import { Button, showToast } from '@dopahiya/ui-kit';
import { comparedBikes, comparedLimit, toggleCompared, useFromRemembered } from '@dopahiya/visitor';
import * as texts from '#texts/add-to-compare';

export interface AddToCompareProps {
  /** The bike; everything known of one will do, its card is what is stored. */
  bike: BikeCard;
  /** With all its words, or with one for a card. @default 'fully' */
  words?: 'fully' | 'briefly';
}

/** Picks a bike for a comparison, or lets it go; what is picked survives navigation. Renders a toggle `<button>`. */
export function AddToCompare({ bike, words = 'fully' }: AddToCompareProps) {
  const isPicked = useFromRemembered(comparedBikes, (picked) => picked.some(({ slug }) => slug === bike.slug));
  const toggle = () => {
    if (toggleCompared(toBikeCard(bike))) return;
    showToast({ kind: 'notice', text: texts.full(comparedLimit, fullNameOf(bike)) });
  };
  const label = texts.addBike(fullNameOf(bike));
  const isBrief = words === 'briefly';
  return (
    <Button
      tone={isBrief && isPicked ? 'primary' : 'secondary'}
      leadingIcon={isBrief ? undefined : pictureOf(isPicked)}
      aria-pressed={isPicked}
      aria-label={label}
      onClick={toggle}
    >
      {isBrief ? texts.compare : texts.addToCompare}
    </Button>
  );
}

const pictureOf = (isPicked: boolean) => (isPicked ? 'check' : 'compare');
