import type { CheckedFigureReport } from '@dopahiya/domain/inputs';
import type { BikeRepository } from '../../catalogue/index.ts';
import type { Clock } from '../../../core/clock.ts';
import { invalidFields } from '../../../core/errors.ts';
import type { FigureReportRepository } from './figure-report-repository.ts';
import { errors } from '../../../core/texts/index.ts';

/** Dependencies of {@link FigureReportService}. */
export interface FigureReportSources {
  reports: FigureReportRepository;
  bikes: Pick<BikeRepository, 'idOf'>;
  clock: Clock;
}

/** Handles visitors' reports of wrong figures. */
export class FigureReportService {
  readonly #sources: FigureReportSources;

  constructor(sources: FigureReportSources) {
    this.#sources = sources;
  }

  /** Stores a report of a wrong figure. @throws AppError 400 if the bike does not exist. */
  async report({ bike, field, value, seen_at }: CheckedFigureReport): Promise<void> {
    const { reports, bikes, clock } = this.#sources;
    const bike_id = await bikes.idOf(bike);
    if (bike_id === undefined) throw invalidFields({ bike: [errors.bikeUnknown] });
    await reports.save({ bike_id, field, value, seen_at: seen_at ?? null, reported_at: clock() });
  }
}
