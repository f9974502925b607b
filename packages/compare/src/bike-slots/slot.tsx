import { priceQualifier } from '@dopahiya/domain/prices';
import { paths } from '@dopahiya/domain/site';
import { SaleBadge } from '@dopahiya/ui-kit/bikes';
import { Price } from '@dopahiya/ui-kit/money';
import type { ReactNode } from 'react';
import * as texts from '#texts/bike-slots';
import type { SlotBike } from '../comparison/compared-bike.ts';
import * as S from './bike-slots.styles.ts';
import { ChooseLink, type ChooseLinkProps } from './slot-links.tsx';

export interface SlotProps {
  bike: SlotBike;
  /** Links to change it. */
  children: ReactNode;
}

/** Brand, name and price of a bike with its actions. Renders an `<li>`. */
export function Slot({ bike, children }: SlotProps) {
  return (
    <S.Slot>
      <S.Brand>{bike.brand.name}</S.Brand>
      <S.Name to={paths.bike(bike)} state={{ bike }}>
        {bike.name}
      </S.Name>
      <SaleBadge bike={bike} size="s" />
      <Price amount={bike.price} qualifier={priceQualifier(bike)} />
      <S.Actions>{children}</S.Actions>
    </S.Slot>
  );
}

/** The second slot while it is empty. Renders an `<li>`. */
export function EmptySlot({ onChoose }: Pick<ChooseLinkProps, 'onChoose'>) {
  return (
    <S.Slot>
      <S.Brand>{texts.noBike}</S.Brand>
      <S.Actions>
        <ChooseLink slot={1} onChoose={onChoose} label={texts.selectBike} icon="plus" />
      </S.Actions>
    </S.Slot>
  );
}
