import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

/** Road paint: yellow, ink and grey. */
const paints = ['#ffc91f', '#151717', '#8b948f'];

/** Falls once, beside the text and above nothing that is pressed; not for who wants no motion, nor where its script does not come. */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const shoot = { stop: () => undefined as void };
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
      throwInto(canvas.current, shoot).catch(() => undefined);
    return () => shoot.stop();
  }, []);
  return <Sheet ref={canvas} aria-hidden="true" />;
}

async function throwInto(canvas: HTMLCanvasElement | null, shoot: { stop: () => void }): Promise<void> {
  const { default: confetti } = await import('canvas-confetti');
  if (!canvas?.isConnected) return;
  const fire = confetti.create(canvas, { resize: true, disableForReducedMotion: true });
  shoot.stop = () => fire.reset();
  await fire({
    particleCount: 90,
    spread: 110,
    startVelocity: 32,
    origin: { x: 0.7, y: 0 },
    angle: 250,
    colors: paints,
  });
}

const Sheet = styled.canvas`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  pointer-events: none;
`;
