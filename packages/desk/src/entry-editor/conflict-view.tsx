import type { DeskContent, DeskEntry } from '@dopahiya/domain/desk';
import { Button, RadioGroup } from '@dopahiya/ui-kit';
import { useEffect, useRef, useState } from 'react';
import * as texts from '#texts/entry-editor';
import { ChangeView } from '../content/change-view.tsx';
import { textOf } from '../content/shown-value.ts';
import { withValue } from '../content/values.ts';
import { fieldAt } from '../entry-form/fields-by-path.ts';
import * as S from '../shell/shell.styles.ts';
import type { OpenConflict } from './use-merge.ts';

interface ConflictViewProps {
  entry: DeskEntry;
  conflict: OpenConflict;
  onResolved: (content: DeskContent) => void;
}

type Side = 'mine' | 'theirs';

/** Values that two people set differently: each is decided on its own. */
export function ConflictView({ entry, conflict: { conflicts, merged }, onResolved }: ConflictViewProps) {
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const open = conflicts.filter(({ path }) => sides[path] === undefined).length;
  const resolve = () => {
    const taken = conflicts.filter(({ path }) => sides[path] === 'theirs');
    let content = merged;
    for (const { path, theirs } of taken) content = withValue(content, path, theirs);
    onResolved(content);
  };
  return (
    <S.Stack>
      <S.Notice data-tone="warn">
        <h2 ref={heading} tabIndex={-1}>
          {texts.conflict}
        </h2>
        <p>{texts.conflictMeans(conflicts.length)}</p>
      </S.Notice>
      {conflicts.map(({ path, mine, theirs }) => {
        const label = fieldAt(entry.fields, path)?.label ?? path;
        return (
          <S.Stack key={path} as="section" aria-label={label}>
            <RadioGroup
              label={label}
              name={`side-${path}`}
              tone="card"
              value={sides[path] ?? null}
              choices={[
                { value: 'mine', label: texts.keepMine, detail: shortOf(mine) },
                { value: 'theirs', label: texts.takeTheirs, detail: shortOf(theirs) },
              ]}
              onValueChange={(side: Side) => setSides({ ...sides, [path]: side })}
            />
            {isLong(mine) || isLong(theirs) ? <ChangeView before={theirs} after={mine} /> : null}
          </S.Stack>
        );
      })}
      <S.Row>
        <Button aria-disabled={open > 0} onClick={() => open === 0 && resolve()}>
          {texts.takeThese}
        </Button>
        {open > 0 && <p>{texts.open(open)}</p>}
      </S.Row>
    </S.Stack>
  );
}

const longest = 160;

const isLong = (value: unknown): boolean => textOf(value).length > longest;

function shortOf(value: unknown): string {
  const text = textOf(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
