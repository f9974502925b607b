import { relative } from 'node:path';
import { DefaultReporter, type TestModule, type TestSpecification } from 'vitest/node';
import { Progress } from './progress.ts';
import { repository } from './tested-together.ts';

/** Reports the progress of each package, names failing files as they end, and prints every failure in full at the end. */
export class ProgressReporter extends DefaultReporter {
  #progress = new Progress();

  constructor() {
    super({ summary: false });
  }

  override onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#progress = new Progress();
    for (const { moduleId } of specifications) this.#progress.expect(packageOf(moduleId));
    super.onTestRunStart(specifications);
  }

  override onTestModuleEnd(module: TestModule): void {
    super.onTestModuleEnd(module);
    const states = [...module.children.allTests()].map((test) => test.result().state);
    const failed = states.filter((state) => state === 'failed').length;
    const isBroken = failed === 0 && !module.ok();
    const passed = states.filter((state) => state === 'passed').length;
    this.#progress.add(packageOf(module.moduleId), { passed, failed: isBroken ? 1 : failed });
  }

  protected override printTestModule(module: TestModule): void {
    if (!module.ok()) super.printTestModule(module);
  }
}

const packageOf = (file: string): string => relative(repository, file).split('/').slice(0, 2).join('/');
