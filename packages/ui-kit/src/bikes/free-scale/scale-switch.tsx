import * as texts from '#texts/free-scale';
import { Switch } from '../../switch/switch.tsx';
import { scaleSwitchName } from './scale-switch-name.ts';

/** Whether the bikes of the page stand to one scale or fill their columns. Renders a checkbox that is a switch. */
export function ScaleSwitch() {
  return (
    <Switch name={scaleSwitchName} defaultChecked>
      {texts.toScale}
    </Switch>
  );
}
