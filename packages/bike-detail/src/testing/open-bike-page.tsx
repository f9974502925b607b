import { renderWithApi } from '@dopahiya/api-client/testing';
import type { BikeDetail } from '@dopahiya/domain/bikes';
import { ToastRegion } from '@dopahiya/ui-kit';
import type { RequestHandler } from 'msw';
import { BikeDetailPage } from '../bike-detail-page/bike-detail-page.tsx';
import { bikeHandlers } from './bike-handlers.ts';
import { buildBikeDetail } from './build-bike-detail.ts';
import { sectionHandlers } from './section-handlers.ts';

interface BikeVisit {
  /** @default 'classic-350' */
  slug?: string;
  /** Navigation state of the visit. */
  state?: unknown;
}

/** Opens a bike's page with these handlers; all other calls except the bike itself get realistic replies. */
export function openPage({ slug = 'classic-350', state }: BikeVisit, ...handlers: RequestHandler[]) {
  const at = `/royal-enfield/${encodeURIComponent(slug)}`;
  const page = (
    <>
      <BikeDetailPage brandSlug="royal-enfield" slug={slug} />
      <ToastRegion />
    </>
  );
  return renderWithApi(page, [...handlers, ...sectionHandlers.all()], { at, state });
}

/** Opens the page of a bike with these facts. */
export function openBike(facts: Partial<BikeDetail> = {}, ...handlers: RequestHandler[]) {
  return openPage({}, ...handlers, bikeHandlers.answers(buildBikeDetail(facts)));
}
