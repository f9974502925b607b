import { type BikeCard, fullNameOf, toBikeCard } from '@dopahiya/domain/bikes';
import { Button, showToast } from '@dopahiya/ui-kit';
import { comparedBikes, comparedLimit, toggleCompared, useFromRemembered } from '@dopahiya/visitor';
import * as texts from '#texts/add-to-compare';

export interface AddToCompareProps {
  /** The bike; any object with its details will do, as only its card is stored. */
  bike: BikeCard;
  /** Full label, or a short one for cards. @default 'fully' */
  words?: 'fully' | 'briefly';
}

/** Adds a bike to the comparison or removes it; the selection persists across navigation. Renders a toggle `<button>`. */
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
