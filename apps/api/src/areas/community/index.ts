export { FigureReportRepository } from './figure-reports/figure-report-repository.ts';
export { formatReports } from './figure-reports/format-reports.ts';
export { OwnReviewRepository } from './reviews/own-review-repository.ts';
export { lockBike, writeAndAddUp } from './reviews/rating-sums.ts';
export { reviewMark } from './reviews/review-mark.ts';
