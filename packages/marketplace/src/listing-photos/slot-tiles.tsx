import { Icon } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import * as texts from '#texts/listing-photos';
import type { SlotName } from './photo-slots.ts';

const side =
  'M5 35a9 9 0 1 0 18 0a9 9 0 1 0-18 0M41 35a9 9 0 1 0 18 0a9 9 0 1 0-18 0M14 35l9-13M23 35h13l6-16M23 22l2 13M10 20h16q4-6 14-3M50 35l-9-23h-6M44 19l5-2';

const lines: Record<SlotName, string> = {
  front:
    'M14 13l12 3h12l12-3M27 17a5 5 0 1 0 10 0a5 5 0 1 0-10 0M27 22v12M37 22v12M24 20q-4 4-3 10l6 2M40 20q4 4 3 10l-6 2M28 30v11a4 4 0 0 0 8 0v-11a4 4 0 0 0-8 0M14 13v-4M50 13v-4',
  left: side,
  right: side,
  odometer:
    'M15 37a20 20 0 1 1 34 0zM32 27l9-9M30 27a2 2 0 1 0 4 0a2 2 0 1 0-4 0M18 25h3M43 25h3M32 11v3M22 31h20v6h-20z',
};

const Drawing = styled.svg`
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;

  /* The side is drawn from the right. */
  &[data-view='left'] {
    transform: scaleX(-1);
  }
`;

/** Line drawing of a view of the bike; decorative. */
export function SlotDrawing({ view }: { view: SlotName }) {
  return (
    <Drawing viewBox="0 0 64 48" width={64} height={48} aria-hidden="true" data-view={view}>
      <path d={lines[view]} />
    </Drawing>
  );
}

/** Asks sellers not to add photos of the papers, which name their owner: listing photos are public. */
export function PapersNotice() {
  return (
    <>
      <Icon name="eye-off" size={24} />
      <b>{texts.papers}</b>
      <span>{texts.papersText}</span>
    </>
  );
}
