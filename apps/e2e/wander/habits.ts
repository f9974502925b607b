import { type ControlKind, findControls, pressablePoint } from './controls.ts';
import { fillIn } from './fields.ts';
import type { Intent, Visitor } from './visitor.ts';

type Habit = (visitor: Visitor) => Promise<Intent> | Intent;

const habits: readonly { weight: number; habit: Habit }[] = [
  { weight: 84, habit: useControl },
  { weight: 5, habit: goBack },
  { weight: 2, habit: goForward },
  { weight: 3, habit: ({ page }) => ({ sentence: 'loads the page again', act: () => page.reload() }) },
  { weight: 3, habit: ({ page }) => ({ sentence: 'presses Escape', act: () => page.keyboard.press('Escape') }) },
  { weight: 3, habit: goSomewhere },
];

/** Chooses the visitor's next action. */
export async function decide(visitor: Visitor): Promise<Intent> {
  return visitor.random.pickByWeight(habits).habit(visitor);
}

/** Goes back if that stays on the site. */
async function goBack(visitor: Visitor): Promise<Intent> {
  const { page } = visitor;
  if (!(await page.evaluate(hasPageBefore))) return goSomewhere(visitor);
  return { sentence: 'goes back', act: () => page.goBack({ waitUntil: 'commit' }) };
}

/** Checks whether Back stays on the site: after a closed dialog it leads past the current page. */
function hasPageBefore(): boolean {
  const isLayer = (history.state as { isLayer?: boolean } | null)?.isLayer ?? false;
  const isOver = document.querySelector('[role=dialog], dialog[open]') !== null;
  return (navigation.currentEntry?.index ?? 0) >= (isLayer && !isOver ? 2 : 1);
}

async function goForward(visitor: Visitor): Promise<Intent> {
  const { page } = visitor;
  if (!(await page.evaluate(() => navigation.canGoForward))) return goSomewhere(visitor);
  return { sentence: 'goes forward', act: () => page.goForward({ waitUntil: 'commit' }) };
}

/** Opens an address, as from a search engine or a friend. */
export function goSomewhere({ page, somewhere }: Visitor): Intent {
  const path = somewhere();
  return { sentence: `opens ${path}`, act: () => page.goto(path) };
}

const kindWeights: Record<ControlKind, number> = {
  link: 4,
  button: 4,
  text: 3,
  entry: 3,
  tab: 2,
  summary: 2,
  choice: 2,
  select: 2,
  slider: 1,
};

/** Signed-in visitors never press it, in any language: nothing could be tested afterwards. */
const endOfAccount = new Set(['Delete my account', 'मेरा खाता मिटाइए']);

/** Maximum number of other controls to try when one is covered. */
const attempts = 6;

/** Uses a control of a random kind, so that two tabs count as much as a hundred links. */
async function useControl(visitor: Visitor): Promise<Intent> {
  const { page, random, language } = visitor;
  const pressed = (await findControls(page, language)).filter(({ name }) => !endOfAccount.has(name));
  const byKind = Map.groupBy(pressed, ({ kind }) => kind);
  const kinds = [...byKind].map(([kind, controls]) => ({ controls, weight: kindWeights[kind] }));
  for (let attempt = 0; attempt < attempts && kinds.length > 0; attempt += 1) {
    const control = random.pick(random.pickByWeight(kinds).controls);
    const element = await control.element();
    const point = await pressablePoint(element);
    const field = fillIn[control.kind];
    if (point && field) return field({ ...visitor, name: control.name, element });
    const { kind, name } = control;
    if (point) return { sentence: `presses the ${kind} '${name}'`, act: () => page.mouse.click(point.x, point.y) };
  }
  return goSomewhere(visitor);
}
