import { Later } from '@dopahiya/ui-kit';
import type { EnlargedBikeProps } from './enlarged-bike.tsx';

const load = async () => (await import('./enlarged-bike.tsx')).EnlargedBike;

/** `EnlargedBike`, loaded on demand; shows a message if loading fails. */
export function LaterEnlargedBike(props: EnlargedBikeProps) {
  return <Later when="now" load={load} onFailure={props.onClose} {...props} />;
}
