import type { Fault, Walk } from './wander.ts';

/** Formats a fault with what is needed to reproduce it. */
export function reportFault({ text, step, address, lastSteps }: Fault, { seed, width, member = null }: Walk): string {
  return [
    text,
    `  at ${address}, step ${step} with seed ${seed} at ${width} px. Meet it again:`,
    `  pnpm wander --seed ${seed} --width ${width} --steps ${step}${member ? ` --as ${member.role}` : ''}`,
    ...lastSteps.map((sentence, index) => `  ${step - lastSteps.length + 1 + index}. ${sentence}`),
  ].join('\n');
}
