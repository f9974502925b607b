/// <reference lib="dom" />
// Inlined into the head of every page, before the first paint: it must stay constant (its CSP hash is) and small, and
// import nothing. The page is the same for everybody; this tells its style what the browser remembers.
try {
  const root = document.documentElement;
  const [, theme] = /^"(light|dark)"$/.exec(localStorage.getItem('theme') ?? '') ?? [];
  if (theme) root.dataset['theme'] = theme;
  const remembered = ['authToken', 'city'].filter((key) => localStorage.getItem(key));
  if (remembered.length > 0) root.dataset['hydrating'] = remembered.join(' ');
} catch {
  // If storage is blocked, nothing is remembered.
}
