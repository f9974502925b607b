import { formatMonth, formatNumber } from '@dopahiya/domain/site';
import type { ValuationModel } from '@dopahiya/engines/valuation';
import { Prose } from '@dopahiya/ui-kit';
import * as deals from '#texts/deal';
import * as texts from '#texts/how-we-value-page';
import { ErrorBySegment } from './error-by-segment.tsx';
import { ValuationExample } from './valuation-example.tsx';
import { PagesWithEstimates } from './pages-with-estimates.tsx';

/** Explains the valuation method, with figures from the model's own file. */
export function ValuationMethod({ model }: { model: ValuationModel }) {
  const { rows, month, figures } = model;
  return (
    <Prose as="article">
      <p>{texts.inShort(formatNumber(figures.error), formatNumber(figures.coverage))}</p>
      <Part title={texts.methodTitle} paragraphs={texts.method(formatNumber(rows), formatMonth(month))} />
      <ValuationExample model={model} />
      <Part title={texts.meaningTitle} paragraphs={texts.meaning} />
      <ErrorBySegment model={model} />
      <Part title={texts.askingTitle} paragraphs={[texts.asking]} />
      <Part title={texts.unknownTitle} points={texts.unknown} paragraphs={[texts.lookAtIt]} />
      <h2>{texts.labelTitle}</h2>
      <p>{texts.label}</p>
      <Points points={texts.labels(deals.grades)} />
      <p>{texts.noLabel}</p>
      <Part title={texts.changeTitle} points={texts.change} paragraphs={[texts.needed]} />
      <PagesWithEstimates />
    </Prose>
  );
}

interface PartProps {
  title: string;
  points?: readonly string[];
  paragraphs: readonly string[];
}

function Part({ title, points, paragraphs }: PartProps) {
  return (
    <>
      <h2>{title}</h2>
      {points && <Points points={points} />}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  );
}

const Points = ({ points }: { points: readonly string[] }) => (
  <ul>
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
);
