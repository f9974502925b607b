/** Shares this page, or copies its address where nothing can be shared; gives what there is to say then. */
export async function sharePage(title: string): Promise<string> {
  const url = location.origin + location.pathname;
  if (!('share' in navigator)) return copy(url);
  try {
    await navigator.share({ title, url });
    return '';
  } catch (error) {
    return isChangeOfMind(error) ? '' : copy(url);
  }
}

async function copy(url: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(url);
    return 'Link copied';
  } catch {
    return 'Your browser does not allow copying. Copy the link from the address bar.';
  }
}

const isChangeOfMind = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
