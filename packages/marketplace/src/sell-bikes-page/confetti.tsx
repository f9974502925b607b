import { theme } from '@dopahiya/ui-kit';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

/** Confetti colours: yellow, ink and grey. */
const paints = [theme.color.actionSignalBg, theme.color.textDefault, theme.color.textSubtle];

const fall = { particleCount: 90, spread: 170, startVelocity: 9, gravity: 0.6, angle: 270, origin: { x: 0.5, y: 0 } };

/** Confetti that falls once over its container; skipped if reduced motion is preferred or its script fails to load. */
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
      void fire({ ...fall, colors: shadesIn(canvas.current) });
    };
    start().catch(() => undefined);
    return () => {
      isHere = false;
      stop();
    };
  }, []);
  return <Sheet ref={canvas} aria-hidden="true" />;
}

/** Resolves the colours in the current theme, because a canvas cannot use `var()`. */
function shadesIn(element: Element): string[] {
  const style = getComputedStyle(element);
  return paints.map((paint) => style.getPropertyValue(paint.slice('var('.length, -1)).trim());
}

const Sheet = styled.canvas`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  pointer-events: none;
`;
