import { type ComponentType, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { onWaitingToasts } from './toast-queue.ts';

/**
 * Where toasts appear; a page has one. What draws them is loaded with the first of them. Renders a `<div>` that is a
 * status.
 */
export function ToastRegion() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(() => {
    // A toast that could not be drawn waits: the next one tries to load this again.
    const load = () => void loadToaster().then((loaded) => setToaster(() => loaded), ignore);
    return Toaster ? undefined : onWaitingToasts(load);
  }, [Toaster]);
  return <Root>{Toaster && <Toaster />}</Root>;
}

const loadToaster = async (): Promise<ComponentType> => (await import('./toaster.tsx')).Toaster;
const ignore = (): void => undefined;

const Root = styled.div.attrs({ role: 'status' })`
  position: absolute;
`;
