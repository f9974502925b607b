import { styled } from 'styled-components';
import * as texts from '#texts/stepper';
import { Icon } from '../../icon/icon.tsx';
import { Progress } from '../progress/progress.tsx';
import { theme } from '../../theme/theme.ts';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx';

export interface StepperProps {
  /** Label for screen readers: 'Sell your bike'. */
  label: string;
  /** Names of the steps, all different. */
  steps: readonly string[];
  /** Number of the current step, from 1. */
  current: number;
}

/** Progress through the steps of a task: numbered stones over a ruler. Renders an `<ol>` and a `<progress>`. */
export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <div>
      <Steps aria-label={label}>
        {steps.map((step, index) => (
          <Step
            key={step}
            aria-current={index + 1 === current ? 'step' : undefined}
            data-state={stateOf(index + 1, current)}
          >
            <Stone>{index + 1 < current ? <Done /> : index + 1}</Stone>
            <span>{step}</span>
          </Step>
        ))}
      </Steps>
      <Progress label={texts.step(current, steps.length)} labelled="hidden" value={current} max={steps.length} />
    </div>
  );
}

const stateOf = (step: number, current: number): 'done' | 'current' | 'ahead' => {
  if (step === current) return 'current';
  return step < current ? 'done' : 'ahead';
};

const Done = () => (
  <>
    <VisuallyHidden>{texts.done} </VisuallyHidden>
    <Icon name="check" size={16} />
  </>
);

const Steps = styled.ol`
  display: flex;
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[3]};
`;

/** On phones only the current step shows its name; screen readers get all names. */
const Step = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: 10px;
  color: ${theme.color.textMuted};
  line-height: 1.2;

  ${theme.media.m} {
    flex: 1;
  }
  &[data-state='current'] {
    flex: 1;
    color: ${theme.color.textDefault};
    font-weight: ${theme.weight.semibold};
  }
  @media (max-width: 767.98px) {
    &:not([data-state='current']) > span:last-child {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
  }
`;

const Stone = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 30px;
  height: 34px;
  padding-top: 5px;
  border-radius: ${theme.radius.stone};
  background: ${theme.color.bgStage};
  font: ${theme.type.h4};
  font-size: 1.0625rem;

  [data-state='current'] > & {
    background: ${theme.color.actionSignalBg};
    color: ${theme.color.actionSignalFg};
  }
  [data-state='done'] > & {
    background: ${theme.color.actionPrimaryBg};
    color: ${theme.color.actionPrimaryFg};
  }
`;
