export { RunningCostService } from './running-cost-service.ts';
export { runningCostsIn } from './running-costs.ts';
