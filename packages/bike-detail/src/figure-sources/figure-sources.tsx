import type { BikeDetail } from '@dopahiya/domain';
import { Lazy } from '@dopahiya/ui-kit';
import { useState } from 'react';
import * as texts from '#texts/figure-sources';
import { showNotOpened } from '../lazy-parts/show-not-opened.ts';
import * as S from './figure-sources.styles.ts';
import { type SourceOfFigures, sourceShares, sourcesOfFigures } from './source-shares.ts';

/** Where the figures of a bike come from, in one line that opens; there a visitor can say that one is wrong. */
export function FigureSources({ bike }: { bike: BikeDetail }) {
  const [isReporting, report] = useState(false);
  const sources = sourcesOfFigures(bike);
  const [most, ...others] = sourceShares(sources);
  if (!most) return null;
  const total = sources.flatMap(({ figures }) => figures).length;
  return (
    <S.Root>
      <summary>{texts.shares([most, ...others], total)}</summary>
      <ul>
        {sources.map((one, index) => (
          <li key={`${one.source.title} ${one.figures[0]?.field}`}>
            {texts.source(one.source, figuresOf(one, index === 0 && sources.length > 1))}
          </li>
        ))}
      </ul>
      {!isReporting && <S.Report onClick={() => report(true)}>{texts.report}</S.Report>}
      <Lazy
        load={loadForm}
        isWanted={isReporting}
        given={{ bike, onDone: () => report(false) }}
        onFailure={showNotOpened}
      />
    </S.Root>
  );
}

/** The source of most figures need not name them beside the others. */
const figuresOf = ({ figures }: SourceOfFigures, isRest: boolean): string =>
  isRest ? texts.otherFigures : texts.figureList(figures.map(({ label }) => label));

const loadForm = async () => (await import('./figure-report-form.tsx')).FigureReportForm;
