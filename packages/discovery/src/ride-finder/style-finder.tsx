import { useApi } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { type BodyStyle, bodyStyleNames } from '@dopahiya/domain/specifications';
import { ChipLink, ChipRow, opensElsewhere, theme, useDebounced } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import * as texts from '#texts/ride-finder';
import type { BikeList } from '../bike-list/bike-list.ts';
import { listQueries } from '../bike-list/list-queries.ts';
import { bodyStyleList } from '../lists/body-style-list.ts';
import { BikePreview } from './bike-preview.tsx';
import { previewCount } from './finder-queries.ts';

export interface StyleFinderProps {
  /** The selected style; null if none. */
  chosen: BodyStyle | null;
  onChoose: (style: BodyStyle) => void;
}

const styles = Object.keys(bodyStyleNames) as BodyStyle[];

/** Delay in ms after the last press before the bikes of a style are fetched. */
const loadDelay = 300;

/** The twelve body styles, with up to four bikes of the selected one. */
export function StyleFinder({ chosen, onChoose }: StyleFinderProps) {
  const list = chosen && bodyStyleList(chosen);
  const isSettled = useDebounced(chosen ?? '', loadDelay) === chosen;
  return (
    <>
      <ChipRow label={texts.bodyStyle}>
        {styles.map((style) => (
          <ChipLink
            key={style}
            to={paths.bodyStyle(style)}
            current={style === chosen}
            onClick={(event) => chooseInstead(event, () => onChoose(style))}
          >
            {bodyStyleNames[style]}
          </ChipLink>
        ))}
      </ChipRow>
      {list ? <StylePreview style={chosen} list={list} isSettled={isSettled} /> : <Hint>{texts.chooseBodyStyle}</Hint>}
    </>
  );
}

interface StylePreviewProps {
  style: BodyStyle;
  list: BikeList;
  /** Whether the selection has stayed for the delay. */
  isSettled: boolean;
}

function StylePreview({ style, list, isSettled }: StylePreviewProps) {
  const bikes = useQuery({ ...listQueries.shelf(useApi(), list, previewCount), enabled: isSettled });
  const name = bodyStyleNames[style];
  return (
    <BikePreview
      key={style}
      bikes={bikes}
      label={list.label}
      empty={texts.noBikesOfStyle}
      failure={() => texts.styleFailed}
      all={{ to: list.path, label: texts.viewAll(list.label), state: { name, slug: style } }}
    />
  );
}

/** Selects in place of following the link, unless the press opens a new tab or window. */
function chooseInstead(event: MouseEvent, choose: () => void): void {
  if (opensElsewhere(event)) return;
  event.preventDefault();
  choose();
}

const Hint = styled.p`
  margin-top: ${theme.space[6]};
  color: ${theme.color.textMuted};

  ${theme.media.noScript} {
    display: none;
  }
`;
