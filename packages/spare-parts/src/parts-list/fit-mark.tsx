import { type PartNeed, type Part, partNeeds } from '@dopahiya/domain/parts';
import { Badge } from '@dopahiya/ui-kit';
import * as texts from '#texts/part';
import * as S from './fit-mark.styles.ts';

interface FitMarkProps {
  part: Pick<Part, 'fits' | 'needs'>;
  /** Name of the bike to check against. */
  bike: string;
}

/** Whether a part fits the bike, and if not or unknown, why. */
export function FitMark({ part: { fits, needs }, bike }: FitMarkProps) {
  if (fits === true) return <Badge tone="success">{texts.fits(bike)}</Badge>;
  const isKnown = fits === false;
  const reasons = namesOf(needs.filter(({ is_met }) => is_met === (isKnown ? false : null)));
  return (
    <S.Root>
      <Badge tone="plain">{isKnown ? texts.fitsNot(bike) : texts.fitUnknown}</Badge>
      {reasons !== '' && <S.Reason>{isKnown ? texts.unmet(reasons) : texts.unsure(reasons)}</S.Reason>}
    </S.Root>
  );
}

const isNeed = (need: string): need is PartNeed => partNeeds.some((name) => name === need);

/** Returns the requirements in words; unknown codes are left out. */
const namesOf = (needs: Part['needs']): string =>
  needs
    .map(({ need }) => need)
    .filter(isNeed)
    .map((need) => texts.needs[need])
    .join(texts.and);
