import { Button } from '@dopahiya/ui-kit';
import * as texts from '#texts/emi-calculator-page';
import { WithoutScripts } from '../mixins/without-scripts.ts';

/** Sends the whole calculator; a form that answers at once needs it only where no script runs. */
export const Calculate = () => (
  <WithoutScripts>
    <Button type="submit">{texts.calculate}</Button>
  </WithoutScripts>
);
