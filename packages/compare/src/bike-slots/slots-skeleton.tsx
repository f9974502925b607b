import { GroundLine, Skeleton } from '@dopahiya/ui-kit';
import { Stage } from '@dopahiya/ui-kit/bikes';
import * as texts from '#texts/bike-slots';
import * as S from './bike-slots.styles.ts';

/** Skeleton of two slots while their bikes load. */
export function SlotsSkeleton() {
  return (
    <div aria-busy="true">
      <Stage bikes={[{}, {}]} scale="compare">
        <GroundLine tone="pale" />
      </Stage>
      <S.Slots style={{ '--bikes': 2 }}>
        {['first', 'second'].map((slot) => (
          <S.Slot key={slot}>
            <Skeleton width="40%" />
            <Skeleton width="70%" height="28px" />
            <Skeleton width="50%" height="24px" />
          </S.Slot>
        ))}
      </S.Slots>
      <S.Said>{texts.loading}</S.Said>
    </div>
  );
}
