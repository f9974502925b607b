/** Resolves once what has happened is rendered, and every observer was told what is in sight and had its turn to act. */
export async function untilRendered(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await nextSight();
}

/** An observer is told first thing what it sees, in the next frame and after those that stood there before it. */
const nextSight = () =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.documentElement);
  });

const isAboutScripts = (rule: CSSRule): rule is CSSMediaRule =>
  rule instanceof CSSMediaRule && rule.conditionText === '(scripting: none)';

/** Runs `check` while the document looks as it does in a browser that runs no scripts. */
export async function withoutScripts(check: () => Promise<void>): Promise<void> {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].filter(isAboutScripts));
  if (rules.length === 0) throw new Error('No style here asks whether scripts run: show the component first.');
  for (const { media } of rules) media.mediaText = 'all';
  try {
    await check();
  } finally {
    for (const { media } of rules) media.mediaText = '(scripting: none)';
  }
}
