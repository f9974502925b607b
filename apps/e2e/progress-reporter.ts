import { Progress } from '@dopahiya/vitest-config/progress';
import type { Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';

/** Reports the progress of the journeys, and prints each failure in full at once. */
export default class ProgressReporter implements Reporter {
  readonly #progress = new Progress();

  onBegin(_: unknown, suite: Suite): void {
    suite.allTests().forEach(() => this.#progress.expect('apps/e2e'));
  }

  onTestEnd(journey: TestCase, { status, errors }: TestResult): void {
    const isPassed = status === journey.expectedStatus;
    if (!isPassed) for (const error of errors) print(journey.titlePath().filter(Boolean).join(' › '), error);
    this.#progress.add('apps/e2e', isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  }

  onError(error: TestError): void {
    print('Outside the journeys', error);
  }
}

function print(title: string, { message, stack, snippet }: TestError): void {
  console.error(`\n✗ ${title}\n${stack ?? message ?? ''}\n${snippet ?? ''}`);
}
