import { Deferred, showLoadFailure } from '@dopahiya/ui-kit';
import * as texts from '#texts/enlarged-bike';
import type { EnlargedBikeProps } from './enlarged-bike.tsx';

const load = async () => (await import('./enlarged-bike.tsx')).EnlargedBike;

/** `EnlargedBike`, loaded when a bike is enlarged; says so when that fails. */
export function DeferredEnlargedBike(props: EnlargedBikeProps) {
  const giveUp = (again: boolean) => {
    props.onClose();
    showLoadFailure(again, texts.failed);
  };
  return <Deferred load={load} isWanted given={props} onFailure={giveUp} />;
}
