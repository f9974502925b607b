import type { BikeDetail } from '@dopahiya/domain/bikes';
import { paths } from '@dopahiya/domain/site';
import { Icon, Later, opensElsewhere } from '@dopahiya/ui-kit';
import { type MouseEvent, useRef, useState } from 'react';
import * as texts from '#texts/figure-sources';
import * as S from './figure-sources.styles.ts';
import { type SourceOfFigures, sourceShares, sourcesOfFigures } from './source-shares.ts';

/** Expandable line with the sources of a bike's figures and a way to report a wrong one (on a separate page without scripts). */
export function FigureSources({ bike }: { bike: BikeDetail }) {
  const [isReporting, report] = useState(false);
  const opener = useRef<HTMLAnchorElement>(null);
  const sources = sourcesOfFigures(bike);
  const [most, ...others] = sourceShares(sources);
  if (!most) return null;
  const total = sources.flatMap(({ figures }) => figures).length;
  const onDone = () => {
    report(false);
    opener.current?.focus();
  };
  const toggle = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    report(!isReporting);
  };
  return (
    <S.Root>
      <summary>
        {texts.shares([most, ...others], total)} <Icon name="chevron-down" size={16} />
      </summary>
      <ul>
        {sources.map((one, index) => (
          <li key={`${one.source.title} ${one.figures[0]?.field}`}>
            {texts.source(one.source, figuresOf(one, index === 0 && sources.length > 1))}
          </li>
        ))}
      </ul>
      <S.Report ref={opener} to={paths.reportFigure(bike.slug)} aria-expanded={isReporting} onClick={toggle}>
        {texts.report}
      </S.Report>
      {isReporting && <Later when="now" load={loadForm} onFailure={onDone} bike={bike} onDone={onDone} />}
    </S.Root>
  );
}

/** Names the figures of a source; the main source just says "other figures". */
const figuresOf = ({ figures }: SourceOfFigures, isRest: boolean): string =>
  isRest ? texts.otherFigures : texts.figureList(figures.map(({ label }) => label));

const loadForm = async () => (await import('../figure-report/figure-report-form.tsx')).FigureReportForm;
