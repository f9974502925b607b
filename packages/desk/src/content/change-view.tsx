import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import * as texts from '#texts/content';
import { differingLines, type Words } from './shown-value.ts';

interface ChangeViewProps {
  before: unknown;
  after: unknown;
  words?: Words;
}

/** A value before and after a change; of long texts and lists only what differs. */
export function ChangeView({ before, after, words }: ChangeViewProps) {
  const lines = differingLines(before, after, words);
  if (lines.before.length === 0 && lines.after.length === 0) return <p>{texts.reordered}</p>;
  return (
    <Pair>
      <Side label={texts.before} lines={lines.before} />
      <Side label={texts.after} lines={lines.after} />
    </Pair>
  );
}

function Side({ label, lines }: { label: string; lines: readonly string[] }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {lines.length === 0
          ? texts.none
          : lines.map((line, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- Lines of a text have no identity.
              <p key={`${index} ${line}`}>{line}</p>
            ))}
      </dd>
    </div>
  );
}

const Pair = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: ${theme.space[1]} ${theme.space[4]};

  dt {
    color: ${theme.color.textMuted};
    font: ${theme.type.micro};
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums lining-nums;
    white-space: pre-line;
  }
  > div:last-child > dd {
    font-weight: ${theme.weight.semibold};
  }
`;
