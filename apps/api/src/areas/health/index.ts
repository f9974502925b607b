export { HealthService } from './health-service.ts';
