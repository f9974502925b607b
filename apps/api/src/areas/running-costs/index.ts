export { RunningCostService, runningCostsIn } from './running-costs.ts';
