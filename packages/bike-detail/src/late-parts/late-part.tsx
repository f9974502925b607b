import { showToast } from '@dopahiya/ui-kit';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

export interface LatePartProps<Props> {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Called when it cannot be loaded: lets it be asked for again. A toast says so already. */
  onFailure?: () => void;
}

/** A component whose script is loaded when it is shown for the first time. */
export function LatePart<Props extends object>({ load, props, onFailure }: LatePartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const start = useEffectEvent(() => {
    const tell = () => {
      onFailure?.();
      showToast({ kind: 'error', text: 'This could not be opened. Check your connection and try again.' });
    };
    load().then((loaded) => setPart(() => loaded), tell);
  });
  useEffect(() => start(), []);
  return Part && <Part {...props} />;
}
