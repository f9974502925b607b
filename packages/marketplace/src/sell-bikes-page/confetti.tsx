import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

/** Road paint: yellow, ink and grey. */
const colors = ['#ffc91f', '#151717', '#8b948f'];

const fall = { particleCount: 90, spread: 160, startVelocity: 18, angle: 270, origin: { x: 0.5, y: 0 }, colors };

/** Falls once, over what it stands in; not for who wants no motion, nor where its script does not come. */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let isHere = true;
    let stop = () => undefined as void;
    const start = async () => {
      const { default: confetti } = await import('canvas-confetti');
      if (!canvas.current || !isHere) return;
      const fire = confetti.create(canvas.current, { resize: true });
      stop = () => fire.reset();
      void fire(fall);
    };
    start().catch(() => undefined);
    return () => {
      isHere = false;
      stop();
    };
  }, []);
  return <Sheet ref={canvas} aria-hidden="true" />;
}

const Sheet = styled.canvas`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  pointer-events: none;
`;
