import { formatNumber } from '@dopahiya/domain/site';
import type { ValuationModel } from '@dopahiya/engines/valuation';
import { WideTable } from '@dopahiya/ui-kit';
import * as texts from '#texts/how-we-value-page';
import * as S from './error-by-segment.styles.ts';

/** Error of the estimates by group of listings, as a bar chart and as a table. */
export function ErrorBySegment({ model: { rows, figures } }: { model: ValuationModel }) {
  const segments = [
    [texts.all, rows, figures.error, figures.coverage] as const,
    ...inOrder(figures.segments).map(named),
  ];
  return (
    <>
      <h2>{texts.errorTitle}</h2>
      <p>{texts.errorIntro}</p>
      <ErrorBars segments={segments} />
      <WideTable label={texts.errorTable} isWide={false}>
        <S.Table>
          <caption>{texts.errorTable}</caption>
          <thead>
            <tr>
              {[texts.group, texts.listings, texts.usualError, texts.inSpan].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {segments.map(([name, count, error, coverage]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{formatNumber(count)}</td>
                <td>{texts.percent(formatNumber(error))}</td>
                <td>{texts.percent(formatNumber(coverage))}</td>
              </tr>
            ))}
          </tbody>
        </S.Table>
      </WideTable>
      <p>{texts.fewRows}</p>
    </>
  );
}

type Segment = ValuationModel['figures']['segments'][number];

const order = Object.keys(texts.groups);

/** Orders groups by kind; groups without a label come last. */
const inOrder = (segments: readonly Segment[]): readonly Segment[] =>
  [...order, null].flatMap((name) =>
    segments.filter(([group]) => (name === null ? !order.includes(group) : group === name)),
  );

const named = ([name, ...figures]: Segment): Segment => [texts.groups[name] ?? name, ...figures];

const mark = 10;

/** Bar chart with one bar per group and a tick every 10 per cent. */
function ErrorBars({ segments }: { segments: readonly Segment[] }) {
  const end = Math.max(mark, Math.ceil(Math.max(...segments.map(([, , error]) => error)) / mark) * mark);
  return (
    <S.Bars>
      <figcaption>{texts.errorPicture}</figcaption>
      <div aria-hidden="true">
        {segments.map(([name, , error]) => (
          <S.Row key={name}>
            <span>{name}</span>
            <S.Bar style={{ '--share': error / end, '--ticks': end / mark }} />
            <b>{formatNumber(error)}</b>
          </S.Row>
        ))}
      </div>
    </S.Bars>
  );
}
