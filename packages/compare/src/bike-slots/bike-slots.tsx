import { BikeDrawing, ButtonLink, IconButton, Price, Stage } from '@dopahiya/ui-kit';
import { paths, priceQualifier } from '@dopahiya/domain';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { fullNameOf, type SlotBike } from '../comparison/compared-bike.ts';
import { type CompareMode, comparePath, mostBikes } from '../comparison/comparison-address.ts';
import * as S from './bike-slots.styles.ts';
import { EnlargedPictures, type PicturedBike } from './enlarged-pictures.tsx';

export interface BikeSlotsProps {
  mode: CompareMode;
  /** The bikes in their slots, one at least. */
  bikes: readonly (SlotBike & PicturedBike)[];
  /** Called with the slot, counted from 0, whose bike is to be chosen. */
  onChoose: (slot: number) => void;
}

/** What stands in an empty slot. */
const nobody = { name: '', brand: { id: null, name: '', slug: '', logo: null }, image: null, drawing: null };

/** The bikes on one stage at one scale, each with name, price and the ways to change it; a second slot may be empty. */
export function BikeSlots({ mode, bikes, onChoose }: BikeSlotsProps) {
  const [enlarged, enlarge] = useState<PicturedBike | null>(null);
  const isAlone = bikes.length === 1;
  return (
    <S.Root>
      <S.Theatre>
        <Stage bikes={isAlone ? [...bikes, nobody] : bikes} scale="compare">
          {bikes.map((bike) => (
            <S.Place key={bike.slug}>
              <BikeDrawing bike={bike} loading="eager" />
              <IconButton
                icon="maximize"
                label={`Enlarge ${fullNameOf(bike)}`}
                tone="quiet"
                onClick={() => enlarge(bike)}
              />
            </S.Place>
          ))}
          {isAlone && (
            <S.Place>
              <BikeDrawing bike={nobody} alt="" />
            </S.Place>
          )}
        </Stage>
        {bikes.length < 3 && <S.Versus aria-hidden="true">vs</S.Versus>}
      </S.Theatre>
      <S.Slots style={{ '--bikes': Math.max(bikes.length, 2) }}>
        {bikes.map((bike, slot) => (
          <Slot key={bike.slug} bike={bike}>
            <ChooseLink slot={slot} onChoose={onChoose} label="Change bike" hidden={`: ${fullNameOf(bike)}`} />
            {bikes.length > 2 && <RemoveLink mode={mode} bikes={bikes} slot={slot} />}
          </Slot>
        ))}
        {isAlone && <EmptySlot onChoose={onChoose} />}
      </S.Slots>
      {!isAlone && bikes.length < mostBikes && (
        <S.More>
          <ChooseLink
            slot={bikes.length}
            onChoose={onChoose}
            label={`Add a ${ordinals[bikes.length]} bike`}
            icon="plus"
          />
        </S.More>
      )}
      <EnlargedPictures bike={enlarged} onClose={() => enlarge(null)} />
    </S.Root>
  );
}

const ordinals = ['first', 'second', 'third', 'fourth'];

function Slot({ bike, children }: { bike: SlotBike; children: ReactNode }) {
  return (
    <S.Slot>
      <S.Brand>{bike.brand.name}</S.Brand>
      <S.Name to={paths.bike(bike)} state={{ bike }}>
        {bike.name}
      </S.Name>
      <Price amount={bike.price} qualifier={priceQualifier(bike)} />
      <S.Actions>{children}</S.Actions>
    </S.Slot>
  );
}

function EmptySlot({ onChoose }: Pick<BikeSlotsProps, 'onChoose'>) {
  return (
    <S.Slot>
      <S.Brand>No bike yet</S.Brand>
      <S.Actions>
        <ChooseLink slot={1} onChoose={onChoose} label="Select Bike" icon="plus" />
      </S.Actions>
    </S.Slot>
  );
}

interface ChooseLinkProps extends Pick<BikeSlotsProps, 'onChoose'> {
  slot: number;
  label: string;
  /** What screen readers hear after the label. */
  hidden?: string;
  icon?: 'refresh' | 'plus';
}

/** Opens the list of bikes; without scripts the page itself shows it. */
function ChooseLink({ slot, onChoose, label, hidden = '', icon = 'refresh' }: ChooseLinkProps) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(slot);
  };
  return (
    <ButtonLink
      to={`?change=${slot + 1}#choice`}
      tone="secondary"
      leadingIcon={icon}
      aria-label={`${label}${hidden}`}
      aria-haspopup="dialog"
      onClick={open}
    >
      {label}
    </ButtonLink>
  );
}

function RemoveLink({ mode, bikes, slot }: Pick<BikeSlotsProps, 'mode' | 'bikes'> & { slot: number }) {
  const others = bikes.filter((_, index) => index !== slot);
  const name = bikes[slot] ? fullNameOf(bikes[slot]) : '';
  return (
    <ButtonLink
      to={comparePath(
        mode,
        others.map(({ slug }) => slug),
      )}
      state={{ bikes: others }}
      replace
      preventScrollReset
      tone="quiet"
      aria-label={`Remove ${name}`}
    >
      Remove
    </ButtonLink>
  );
}
