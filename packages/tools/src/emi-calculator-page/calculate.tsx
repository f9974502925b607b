import { Button } from '@dopahiya/ui-kit';
import * as texts from '#texts/emi-calculator-page';
import { WithoutScripts } from '../mixins/without-scripts.ts';

/** Submits the calculator; needed only without scripts, as results update immediately. */
export const Calculate = () => (
  <WithoutScripts>
    <Button type="submit">{texts.calculate}</Button>
  </WithoutScripts>
);
