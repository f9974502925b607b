export { FigureReportRepository, type ListedReport } from './figure-reports/figure-report-repository.ts';
export { OwnReviewRepository, reviewMark } from './reviews/own-review-repository.ts';
export { lockBike, writeAndAddUp } from './reviews/rating-sums.ts';
