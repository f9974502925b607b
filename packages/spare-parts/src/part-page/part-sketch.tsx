import { styled } from 'styled-components';

/** SVG paths on a 120 by 80 field by group slug, symbols for products, not to scale. */
const strokes: Record<string, string> = {
  'air-filter': 'M20 74V30l12-12h56l12 12v44zM32 34v32M42 34v32M52 34v32M62 34v32M72 34v32M82 34v32M90 34v32',
  'body-parts': 'M14 74c4-36 30-56 62-50l24 10-6 12-22-8c-24-6-40 8-44 36z',
  'brake-and-clutch': 'M60 74a32 32 0 1 1 .1 0zM60 52a10 10 0 1 1 .1 0zM78 20h20v22H86M36 28l4 4M84 28l-4 4M36 60l4-4',
  cables: 'M10 74c0-60 40-20 50-40s40-28 50 4M6 74h8M106 38h8v8h-8zM10 60l6-4',
  'chain-sprockets': 'M38 74a22 22 0 1 1 .1 0zM38 58a6 6 0 1 1 .1 0zM94 68a12 12 0 1 1 .1 0zM38 30l56 14M38 74l56-6',
  'engine-parts': 'M44 74V48h32v26zM44 56h32M44 62h32M52 48l6-26h4l6 26M60 22a8 8 0 1 1 .1 0z',
  lights: 'M30 74V40c0-18 12-28 30-28s30 10 30 28v34zM42 62a18 18 0 1 1 36 0zM60 62v12M48 28l-4-6M72 28l4-6',
  'locks-and-keys': 'M34 58a16 16 0 1 1 .1 0zM50 42h56v10M92 42v8M80 42v8M34 46a4 4 0 1 1 .1 0z',
  mirrors: 'M60 54c-26 0-40-10-40-22S34 12 60 12s44 8 44 20-18 22-44 22zM60 54v20M50 74h20M36 30l14-8',
  'speedometer-and-cluster': 'M60 74a36 32 0 1 1 .1 0zM60 46l18-14M34 44h6M80 44h6M60 20v6M44 58h32',
  switch: 'M14 34h92v20H14zM26 34v-8h14v8M50 44a4 4 0 1 1 .1 0zM66 38h14v12H66zM88 54v14h8V54',
  'wiring-and-regulator': 'M40 74V34h40v40zM48 34v40M56 34v40M64 34v40M72 34v40M50 34V16h6M70 34V10h18',
};

const anyPart = 'M60 74 28 56V24l32-14 32 14v32zM28 24l32 16 32-16M60 40v34';

/** Line drawing of a part group. Hidden from screen readers. */
export function PartSketch({ group }: { group: string }) {
  return (
    <Lines viewBox="0 0 120 76" width="300" height="190" aria-hidden="true">
      <path d={strokes[group] ?? anyPart} />
    </Lines>
  );
}

const Lines = styled.svg`
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linejoin: round;
  stroke-linecap: round;
`;
