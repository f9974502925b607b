import { fullNameOf } from '@dopahiya/domain/bikes';
import { IconButton, Later } from '@dopahiya/ui-kit';
import { BikeDrawing, Stage } from '@dopahiya/ui-kit/bikes';
import { useState } from 'react';
import * as texts from '#texts/bike-slots';
import type { SlotBike } from '../comparison/compared-bike.ts';
import { type CompareMode, maxBikes } from '../comparison/comparison-address.ts';
import * as S from './bike-slots.styles.ts';
import type { PicturedBike } from './enlarged-pictures.tsx';
import { EmptySlot, Slot } from './slot.tsx';
import { ChooseLink, RemoveLink } from './slot-links.tsx';

// Opened by a click; usually already loaded with the sections of the page.
const loadEnlargedPictures = async () => (await import('../compare-page/comparison-sections.ts')).EnlargedPictures;

export interface BikeSlotsProps {
  mode: CompareMode;
  /** Bikes in their slots, at least one. */
  bikes: readonly (SlotBike & PicturedBike)[];
  /** Called with the index of the slot, from 0, whose bike is to be chosen. */
  onChoose: (slot: number) => void;
}

/** Compared bikes on one stage at one scale, each with name, price and links to change it; the second slot may be empty. */
export function BikeSlots({ mode, bikes, onChoose }: BikeSlotsProps) {
  const [enlarged, enlarge] = useState<PicturedBike | null>(null);
  const close = () => enlarge(null);
  const isAlone = bikes.length === 1;
  const isPair = bikes.length < 3;
  return (
    <S.Root>
      <Theatre bikes={bikes} onEnlarge={isPair ? enlarge : undefined} />
      <S.Slots style={{ '--bikes': Math.max(bikes.length, 2) }}>
        {bikes.map((bike, slot) => (
          <Slot key={bike.slug} bike={bike}>
            <ChooseLink
              slot={slot}
              onChoose={onChoose}
              label={texts.changeBike}
              spoken={texts.changeThisBike(fullNameOf(bike))}
            />
            {!isPair && <RemoveLink mode={mode} bikes={bikes} slot={slot} />}
            {!isPair && <EnlargeButton bike={bike} onEnlarge={enlarge} />}
          </Slot>
        ))}
        {isAlone && <EmptySlot onChoose={onChoose} />}
      </S.Slots>
      {!isAlone && bikes.length < maxBikes && (
        <S.More>
          <ChooseLink
            slot={bikes.length}
            onChoose={onChoose}
            label={bikes.length === 2 ? texts.addThirdBike : texts.addFourthBike}
            icon="plus"
          />
        </S.More>
      )}
      {enlarged && <Later when="now" load={loadEnlargedPictures} onFailure={close} bike={enlarged} onClose={close} />}
    </S.Root>
  );
}

/** Placeholder for an empty slot. */
const nobody = { name: '', brand: { id: null, name: '', slug: '', logo: null }, image: null, drawing: null };

interface TheatreProps extends Pick<BikeSlotsProps, 'bikes'> {
  /** Opens enlarged pictures of a bike; omitted where bikes are too small for buttons. */
  onEnlarge: ((bike: PicturedBike) => void) | undefined;
}

function Theatre({ bikes, onEnlarge }: TheatreProps) {
  const isAlone = bikes.length === 1;
  return (
    <div>
      <Stage bikes={isAlone ? [...bikes, nobody] : bikes} scale="compare">
        {bikes.map((bike) => (
          <S.Place key={bike.slug}>
            <BikeDrawing bike={bike} loading="eager" />
            {onEnlarge && <EnlargeButton bike={bike} onEnlarge={onEnlarge} />}
          </S.Place>
        ))}
        {isAlone && (
          <S.Place>
            <BikeDrawing bike={nobody} alt="" />
          </S.Place>
        )}
      </Stage>
      {bikes.length < 3 && <S.Versus aria-hidden="true">{texts.versus}</S.Versus>}
    </div>
  );
}

function EnlargeButton({ bike, onEnlarge }: { bike: PicturedBike; onEnlarge: (bike: PicturedBike) => void }) {
  return (
    <IconButton
      icon="maximize"
      label={texts.enlargeBike(fullNameOf(bike))}
      tone="quiet"
      onClick={() => onEnlarge(bike)}
    />
  );
}
