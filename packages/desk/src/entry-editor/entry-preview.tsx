import { ApiError, useApi, useShownError } from '@dopahiya/api-client';
import { deskQueries } from '@dopahiya/api-client/desk';
import { photoAddress } from '@dopahiya/domain/content';
import type { DeskContent, DeskKind, DeskPreview } from '@dopahiya/domain/desk';
import { Prose, Skeleton, Tabs, useDebounced } from '@dopahiya/ui-kit';
import { onRoadBill, PriceStone } from '@dopahiya/ui-kit/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as texts from '#texts/entry-editor';
import { textOf } from '../content/shown-value.ts';
import { Failure } from '../shell/failure.tsx';
import * as S from './preview.styles.ts';

interface EntryPreviewProps {
  kind: DeskKind;
  slug: string;
  content: DeskContent;
}

/** Wait after the last key before a preview is asked for, in ms. */
const quietMs = 700;

/** Shows content that is not published as its page will show it; follows what is typed. */
export function EntryPreview({ kind, slug, content }: EntryPreviewProps) {
  const api = useApi();
  const typed = useDebounced(JSON.stringify(content), quietMs);
  const query = useQuery({
    ...deskQueries.preview(api, { kind, slug }, JSON.parse(typed) as DeskContent),
    placeholderData: (before) => before,
  });
  const { data } = query;
  const error = useShownError(query);
  const isIncomplete = error instanceof ApiError && error.status === 400;
  return (
    <S.Preview aria-busy={query.isFetching}>
      {isIncomplete && <p>{texts.previewLater}</p>}
      {error && !isIncomplete && (
        <Failure
          title={texts.noPreview}
          error={error}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {!data && !error && <Skeleton height="240px" />}
      {data && !isIncomplete && <Shown preview={data} />}
    </S.Preview>
  );
}

function Shown({ preview }: { preview: DeskPreview }) {
  const { bike, drawing, price, html } = preview;
  return (
    <>
      {bike?.photos?.map((photo) => (
        <figure key={photo.address}>
          <img src={photoAddress(photo, Math.min(...photo.widths), 'jpg')} alt={photo.alt} />
          <figcaption>{`${photo.credit} · ${photo.licence}`}</figcaption>
        </figure>
      ))}
      {drawing !== null && (
        <img src={`data:image/svg+xml,${encodeURIComponent(drawing)}`} alt={texts.drawingOf(bike?.name ?? '')} />
      )}
      {bike && <BikeFacts bike={bike} />}
      {price && (
        <PriceStone
          level={3}
          label={texts.onRoad}
          city={price.city}
          price={{ status: 'known', bill: onRoadBill(price) }}
        />
      )}
      {html !== null && <ArticleText preview={preview} />}
    </>
  );
}

const factNames = [
  'engine_capacity',
  'mileage',
  'max_power',
  'max_torque',
  'kerb_weight',
  'seat_height',
  'battery_range',
  'top_speed',
] as const;

function BikeFacts({ bike }: { bike: NonNullable<DeskPreview['bike']> }) {
  const known = factNames.filter((name) => bike[name] !== null && bike[name] !== undefined);
  return (
    <S.Facts>
      {known.map((name) => (
        <div key={name}>
          <dt>{texts.facts[name]}</dt>
          <dd>{textOf(bike[name])}</dd>
        </div>
      ))}
    </S.Facts>
  );
}

const languages = [
  { id: 'en', label: texts.english },
  { id: 'hi', label: texts.hindi },
] as const;

function ArticleText({ preview: { html, html_hindi } }: { preview: DeskPreview }) {
  const [language, setLanguage] = useState<'en' | 'hi'>('en');
  const shown = language === 'en' ? html : html_hindi;
  return (
    <Tabs label={texts.language} tabs={languages} selected={language} onSelect={setLanguage}>
      {shown === null ? <p>{texts.noHindi}</p> : <Prose lang={language} dangerouslySetInnerHTML={{ __html: shown }} />}
    </Tabs>
  );
}
