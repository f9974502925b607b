import { bikeQueries, useApi, useShownError } from '@dopahiya/api-client';
import type { BikeDetail } from '@dopahiya/domain/bikes';
import { paths } from '@dopahiya/domain/site';
import { Breadcrumb, Container, Link, PageTitle, Skeleton, theme, VisuallyHidden } from '@dopahiya/ui-kit';
import { BikeDrawing, Stage } from '@dopahiya/ui-kit/bikes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import * as formTexts from '#texts/figure-report-form';
import * as texts from '#texts/figure-report-page';
import { BikeFailureScreen } from '../bike-detail-page/bike-failure-screen.tsx';
import { failureOf, isMissingBike, missingBikeFailure } from '../bike-failure.ts';
import { bikeTrail } from '../bike-trail.ts';
import { shownFigures } from '../figure-sources/figure-rows.ts';
import { FigureReportForm } from './figure-report-form.tsx';

export interface FigureReportPageProps {
  /** Slug of the bike. */
  slug: string;
  /** Whether the form was just submitted without scripts. */
  isSent: boolean;
}

/** Page to report a wrong figure, for browsers that cannot open the form on the bike's page. */
export function FigureReportPage({ slug, isSent }: FigureReportPageProps) {
  const bike = useQuery(bikeQueries.detail(useApi(), slug));
  const error = useShownError(bike);
  const { data, isFetching, refetch } = bike;
  if (data) return <ReportOnBike bike={data} isSent={isSent} />;
  if (!error) return <FormOnItsWay />;
  const failure = isMissingBike(error) ? missingBikeFailure : failureOf(error);
  return <BikeFailureScreen failure={failure} onRetry={() => void refetch()} retrying={isFetching} />;
}

function ReportOnBike({ bike, isSent }: Pick<FigureReportPageProps, 'isSent'> & { bike: BikeDetail }) {
  const [isDone, setDone] = useState(isSent);
  const onDone = (form: HTMLFormElement) => {
    form.reset();
    setDone(true);
  };
  const hasFigures = shownFigures(bike).length > 0;
  return (
    <Container>
      <Breadcrumb trail={bikeTrail(bike)} current={texts.crumb} />
      <PageTitle intro={hasFigures ? texts.intro : texts.noFigures}>{formTexts.title(bike)}</PageTitle>
      <Columns>
        <div>
          {isDone && <Thanks>{formTexts.sent}</Thanks>}
          {hasFigures && <FigureReportForm bike={bike} onDone={onDone} isAlone />}
        </div>
        <Beside>
          <Stage bikes={[bike]} scale="compare">
            <BikeDrawing bike={bike} alt="" />
          </Stage>
        </Beside>
      </Columns>
      <Back>
        <Link to={paths.bike(bike)} arrow="back">
          {texts.backTo(bike)}
        </Link>
      </Back>
    </Container>
  );
}

function FormOnItsWay() {
  return (
    <Container aria-busy="true">
      <VisuallyHidden as="output">{texts.loading}</VisuallyHidden>
      <Skeleton height="320px" />
    </Container>
  );
}

const Columns = styled.div`
  ${theme.media.nav} {
    display: grid;
    grid-template-columns: minmax(0, 52ch) minmax(0, 1fr);
    gap: ${theme.space[16]};
    align-items: start;
  }
`;

/** The bike being reported, beside the form if there is room. */
const Beside = styled.div`
  padding-block: ${theme.space[4]};

  ${theme.media.belowNav} {
    display: none;
  }
`;

const Thanks = styled.output`
  display: block;
  max-width: 52ch;
  padding: 12px 14px 10px;
  border-radius: ${theme.radius.stand};
  background: ${theme.color.statusSuccessBg};
  color: ${theme.color.statusSuccessFg};
  font-weight: ${theme.weight.medium};
`;

const Back = styled.p`
  padding-block: ${theme.space[4]} ${theme.space[8]};
`;
