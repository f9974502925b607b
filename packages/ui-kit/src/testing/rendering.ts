/** Resolves once everything is rendered, and all intersection observers were notified and could react. */
export async function untilRendered(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await nextSight();
}

/** A new observer is notified in the next frame, after those that existed before it. */
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

/** Runs `check` while the document looks as in a browser without scripts. */
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
