import { type ComponentType, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { PlainToaster } from './plain-toaster.tsx';
import { onWaitingToasts } from './toast-queue.ts';

/**
 * Where toasts appear; a page has one. What draws them is loaded with the first of them. Renders a `<div>` that is a
 * status.
 */
export function ToastRegion() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () => void loadToaster().then((loaded) => setToaster(() => loaded));
    return Toaster ? undefined : onWaitingToasts(load);
  }, [Toaster]);
  return <Root>{Toaster && <Toaster />}</Root>;
}

// Who is offline must be told of it.
const loadToaster = (): Promise<ComponentType> =>
  import('./toaster.tsx').then(
    ({ Toaster }) => Toaster,
    () => PlainToaster,
  );

const Root = styled.div.attrs({ role: 'status' })`
  position: absolute;
`;
