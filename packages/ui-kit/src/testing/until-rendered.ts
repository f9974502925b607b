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
